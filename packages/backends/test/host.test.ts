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

  test('that exits loses one request, and what it had started ends with it', async () => {
    const started = await order('start a process');
    const error = await survive('exit');
    expect(error).toBeInstanceOf(BackendCrash);
    expect(error).toMatchObject({ kind: 'exited', message: expect.stringContaining('exit code 3') });
    await until(() => !isAlive(started));
    expect(isAlive(started)).toBe(false);
  });

  test('that is killed by a signal loses one request, and its last words are kept', async () => {
    const error = await survive('crash');
    expect(error).toMatchObject({ kind: 'exited', output: 'about to fall' });
    expect(String(error)).toMatch(/SIGSEGV/);
  });

  test.each(['hang in a loop', 'hang idly'])('that hangs is stopped at its deadline: %s', async (how) => {
    expect(await survive(how, 200)).toMatchObject({
      kind: 'deadline',
      message: expect.stringContaining('within 0.2 s'),
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

  test('that loses its device loses one request, with the reason', async () => {
    const error = await survive('lose the device');
    expect(error).toMatchObject({ kind: 'lost', message: expect.stringContaining('lost: out of reach') });
  });

  test('that runs out of memory loses one request, and says so', async () => {
    const error = await survive('run out of memory');
    expect(error).toMatchObject({ kind: 'exited', output: expect.stringContaining('out of memory') });
  });

  test('that is killed by kill -9 loses one request', async () => {
    const pid = await order('say your process id');
    const hanging = order('hang idly').catch((error: unknown) => error);
    const after = order('answer');
    process.kill(pid, 'SIGKILL');
    expect(await hanging).toMatchObject({ kind: 'exited', message: expect.stringContaining('SIGKILL') });
    expect(await after).toBe(7);
  });

  test('never sees a request that was withdrawn', async () => {
    const withdrawal = new AbortController();
    const before = order('answer');
    const request = { route: 'emitted', text: 'exit', inputs: [] } as const;
    const withdrawn = backend
      .execute(request, { signal: withdrawal.signal })
      .catch((error: unknown) => error);
    withdrawal.abort();
    expect(await before).toBe(7);
    expect(await withdrawn).toMatchObject({ kind: 'withdrawn' });
  });

  test('that throws lives on', async () => {
    const pid = await order('say your process id');
    expect(await survive('throw')).toMatchObject({
      kind: 'threw',
      message: expect.stringContaining('no such thing'),
    });
    expect(await order('say your process id')).toBe(pid);
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

test('a backend that comes back on another device, thrice, is given up', async () => {
  const backend = await openBackend(join(__dirname, 'modules', 'two-devices.ts'));
  const orders = ['exit', 'answer', 'answer', 'answer', 'answer'];
  const results = orders.map((text) => backend.execute({ route: 'emitted', text, inputs: [] }));
  const kinds = (await Promise.allSettled(results)).map(
    (one) => one.status === 'rejected' && String(one.reason),
  );
  await backend.close();
  expect(kinds[1]).toMatch(/started anew on another device: device \d+, 1 instead of device \d+, 1/);
  expect(kinds[4]).toMatch(/3 times in a row, and was given up/);
});

test('a backend that does not exist is refused with those that do', async () => {
  await expect(openBackend('tfjs-abacus')).rejects.toThrow(/no backend 'tfjs-abacus'.*tfjs-cpu/);
});

describe('no process is left behind', () => {
  test('after close, which rejects what still waits', async () => {
    const backend = await openBackend(misbehaving);
    const answer = await backend.execute({ route: 'emitted', text: 'say your process id', inputs: [] });
    const pid = answer.outputs[0].data[0];
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
      const ids = await new Promise<number[]>((resolve) => {
        host.stdout?.once('data', (text) => {
          resolve(String(text).split(' ').map(Number));
        });
      });
      expect(ids.map(isAlive)).toEqual([true, true]);
      host.kill(signal);
      await until(() => !ids.some(isAlive));
      const leftBehind = ids.filter(isAlive);
      for (const pid of leftBehind) process.kill(pid, 'SIGKILL');
      expect(leftBehind).toEqual([]);
    },
  );
});
