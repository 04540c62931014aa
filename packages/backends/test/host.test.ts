import { fork } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BackendCrash, BackendUnavailable, openBackend, UnsupportedError, type BackendHandle } from '../src';

const misbehaving = join(__dirname, 'modules', 'misbehaving.ts');

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const until = async (condition: () => boolean): Promise<void> => {
  for (let look = 0; look < 200 && !condition(); look++)
    await new Promise((resolve) => setTimeout(resolve, 100));
};

describe('a worker process', () => {
  let backend: BackendHandle;
  beforeAll(async () => {
    backend = await openBackend(misbehaving);
  });
  afterAll(() => backend.close());

  const order = (text: string, deadline?: number): Promise<number> =>
    backend
      .execute({ route: 'emitted', text, inputs: [] }, deadline === undefined ? {} : { deadline })
      .then(({ outputs }) => outputs[0].data[0]);

  /** The misbehaviour's error; the requests around it must not notice. */
  const survive = async (text: string, deadline?: number): Promise<unknown> => {
    const before = order('answer');
    const caught = order(text, deadline).catch((error: unknown) => error);
    const after = order('answer');
    expect(await before).toBe(7);
    const error = await caught;
    expect(await after).toBe(7);
    return error;
  };

  test('answers, with arrays of this realm', async () => {
    const { outputs } = await backend.execute({ route: 'emitted', text: 'answer', inputs: [] });
    expect(outputs).toEqual([{ type: 'f32', shape: [1], data: Float32Array.of(7) }]);
  });

  test('that exits loses one request', async () => {
    const error = await survive('exit');
    expect(error).toBeInstanceOf(BackendCrash);
    expect(error).toMatchObject({ kind: 'exited', message: expect.stringContaining('exit code 3') });
  });

  test('that is killed by a signal loses one request, and its last words are kept', async () => {
    const error = await survive('crash');
    expect(error).toMatchObject({ kind: 'exited', output: 'about to fall' });
    expect(String(error)).toMatch(/SIGSEGV/);
  });

  test.each(['hang in a loop', 'hang idly'])('that hangs is stopped at its deadline: %s', async (how) => {
    expect(await survive(how, 1000)).toMatchObject({
      kind: 'deadline',
      message: expect.stringContaining('within 1 s'),
    });
  });

  test('that prints garbage is still heard', async () => {
    expect(await survive('print garbage')).toBe(7);
  });

  test('that sends garbage loses one request', async () => {
    expect(await survive('send garbage')).toMatchObject({ kind: 'garbage' });
  });

  test('that sends fewer elements than its shape says loses one request', async () => {
    expect(await survive('wrong size')).toMatchObject({ kind: 'garbage' });
  });

  test('that throws lives on', async () => {
    const { device } = await backend.describe();
    expect(await survive('throw')).toMatchObject({
      kind: 'threw',
      message: expect.stringContaining('no such thing'),
    });
    expect((await backend.describe()).device).toBe(device);
  });

  test('says that it does not support something', async () => {
    const error = await survive('be unsupported');
    expect(error).toBeInstanceOf(UnsupportedError);
    expect(error).toMatchObject({ message: 'no kernel for it' });
  });
});

test('a backend that cannot start says why, and how to install it', async () => {
  const opening = openBackend(join(__dirname, 'modules', 'unavailable.ts'));
  await expect(opening).rejects.toBeInstanceOf(BackendUnavailable);
  await expect(opening).rejects.toMatchObject({
    reason: 'no such device',
    install: 'build a quantum computer',
  });
});

test('a backend that does not exist is refused with those that do', async () => {
  await expect(openBackend('tfjs-abacus')).rejects.toThrow(/no backend 'tfjs-abacus'.*tfjs-cpu/);
});

describe('no process is left behind', () => {
  test('after close, which rejects what still waits', async () => {
    const backend = await openBackend(misbehaving);
    const pid = Number((await backend.describe()).device);
    const hanging = backend.execute({ route: 'emitted', text: 'hang idly', inputs: [] });
    const waiting = backend.execute({ route: 'emitted', text: 'answer', inputs: [] });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [first, second] = await Promise.allSettled([hanging, waiting, backend.close()]);
    expect(first).toMatchObject({ reason: { kind: 'closed' } });
    expect(second).toMatchObject({ reason: { kind: 'closed' } });
    expect(isAlive(pid)).toBe(false);
  });

  test.each(['SIGKILL', 'SIGINT'] as const)(
    'when the host ends by %s while the worker is busy',
    async (signal) => {
      const host = fork(join(__dirname, 'modules', 'orphan.ts'), {
        execArgv: ['--require', require.resolve('tsx/cjs')],
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      const pid = await new Promise<number>((resolve) => {
        host.stdout?.once('data', (text) => {
          resolve(Number(String(text)));
        });
      });
      expect(isAlive(pid)).toBe(true);
      host.kill(signal);
      await until(() => !isAlive(pid));
      const leftBehind = isAlive(pid);
      if (leftBehind) process.kill(pid, 'SIGKILL');
      expect(leftBehind).toBe(false);
    },
  );
});
