/** Backends that several processes share: answers, order, and whose errors are whose. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { joinBackend, shareBackends, UnsupportedError, type SharedBackends } from '../src';

const misbehaving = join(__dirname, 'modules', 'misbehaving.ts');

describe('a shared backend', () => {
  let shared: SharedBackends;
  beforeAll(async () => {
    shared = await shareBackends();
  });
  afterAll(() => shared.close());

  const order = (text: string, backend = joinBackend(shared.address, misbehaving)): Promise<number> =>
    backend.execute({ route: 'emitted', text, inputs: [] }).then(({ outputs }) => outputs[0].data[0]);

  test('answers everyone who joined it, with arrays of this realm', async () => {
    const [first, second] = [0, 1].map(() => joinBackend(shared.address, misbehaving));
    expect(await Promise.all([order('answer', first), order('answer', second)])).toEqual([7, 7]);
    const { outputs } = await first.execute({ route: 'emitted', text: 'answer', inputs: [] });
    expect(outputs[0].data).toBeInstanceOf(Float32Array);
  });

  test('answers in order', async () => {
    const backend = joinBackend(shared.address, misbehaving);
    const answered: number[] = [];
    const asked = ['answer', 'throw', 'answer'].map((text, at) =>
      order(text, backend).then(
        () => answered.push(at),
        () => answered.push(at),
      ),
    );
    await Promise.all(asked);
    expect(answered).toEqual([0, 1, 2]);
  });

  test('loses one request where its process ends', async () => {
    const error: unknown = await order('exit').catch((reason: unknown) => reason);
    expect(String(error)).toMatch(/misbehaving.ts: its process ended with exit code 3/);
    expect(await order('answer')).toBe(7);
  });

  test('says what it does not support', async () => {
    await expect(order('be unsupported')).rejects.toThrow(new UnsupportedError('no kernel for it'));
  });

  test('that does not exist is an error of the request', async () => {
    await expect(order('answer', joinBackend(shared.address, 'none-such'))).rejects.toThrow(
      "no backend 'none-such'",
    );
  });
});

test('nobody answers after the end', async () => {
  const shared = await shareBackends();
  await shared.close();
  const request = { route: 'emitted', text: 'answer', inputs: [] } as const;
  await expect(joinBackend(shared.address, misbehaving).execute(request)).rejects.toThrow(
    /ENOENT|ECONNREFUSED/,
  );
});
