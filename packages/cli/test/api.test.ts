/** The command line as functions. */
import { expect, jest, test } from '@jest/globals';
import { CallError, gradcert, type Gradcert } from '../src';
import { buildProgram } from '../src/main';
import { call } from './program';

test('a call answers what --json prints, with its exit code, and prints nothing itself', async () => {
  const printed = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write'));
  const { document, exitCode } = await gradcert.list('dense-*', { cases: true });
  expect(printed.flatMap(({ mock }) => mock.calls)).toEqual([]);
  jest.restoreAllMocks();
  expect(exitCode).toBe(0);
  const { stdout } = await call(['list', 'dense-*', '--cases', '--json']);
  expect(document).toEqual(JSON.parse(stdout));
});

test('options are those of the command line: lists, numbers and switches', async () => {
  const ran = await gradcert.run('dense-bias-grad:exact', {
    backend: ['software', 'tfjs-cpu'],
    deadline: 60,
  });
  expect(ran.exitCode).toBe(0);
  expect(ran.document.backends.map(({ id }) => id)).toEqual(['software', 'tfjs-cpu']);
  expect(ran.document.summary.passed).toBe(ran.document.summary.cases);
  const emitted = await gradcert.emit('mnist-cnn', { widths: 'reduced', batch: 3 });
  expect(emitted.document.text).toContain('tensor<3x');
});

test('calls at once do not mix', async () => {
  const [proved, listed] = await Promise.all([
    gradcert.prove('dense-weight-grad:text'),
    gradcert.list('dense-weight-grad'),
  ]);
  expect(proved.document.summary.claims).toBe(1);
  expect(listed.document.entries).toHaveLength(1);
});

test('a call that is off throws what the command line prints', async () => {
  await expect(gradcert.run('dens-weight-grad')).rejects.toThrow(CallError);
  await expect(gradcert.run(undefined, { deadline: -1 })).rejects.toThrow(
    new CallError(
      "option '--deadline <seconds>' argument '-1' is invalid. a number of seconds above 0 is needed.",
    ),
  );
});

/** 'run', 'docs build', and of a command with commands of its own what it does without them too. */
const words = (api: object, before: readonly string[] = []): string[] =>
  Object.entries(api).flatMap(([name, value]) => [
    ...(typeof value === 'function' ? [[...before, name].join(' ')] : []),
    ...words(value as object, [...before, name]),
  ]);

/** A run with a page of its own, and what ends by Ctrl-C alone. */
const NO_FUNCTIONS = ['start', 'docs serve'];

test('every command of the command line that comes back with a document is a function', () => {
  const commands = buildProgram().commands.flatMap((command) => [
    ...(command.commands.length === 0 || command.name() === 'backends' ? [command.name()] : []),
    ...command.commands.map((child) => `${command.name()} ${child.name()}`),
  ]);
  const api: Gradcert = gradcert;
  expect([...words(api), ...NO_FUNCTIONS].sort()).toEqual(commands.sort());
});
