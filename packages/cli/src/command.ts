/** What every command has: --json, examples in its help, and errors that lead to an exit code. */
import { join } from 'node:path';
import { Command } from 'commander';
import { currentAnswer } from './capture';
import { exitCodes, type ExitCode } from './exit';

export interface CommonOptions {
  readonly json?: boolean;
}

/** A command with the options that all have. Each example is a call and what it does. */
export function defineCommand(
  name: string,
  description: string,
  examples: readonly (readonly [call: string, does: string])[],
): Command {
  const width = Math.max(...examples.map(([call]) => call.length));
  const lines = examples.map(([call, does]) => `  $ ${call.padEnd(width)}  ${does}`);
  return new Command(name)
    .description(description)
    .option('--json', 'print one JSON document to stdout')
    .addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}

/** Commander's actions return nothing, so the exit code of the one that ran is kept here. */
let exitCode: ExitCode = exitCodes.held;

/** Makes a command's work an action of commander. */
export const act =
  <Arguments extends unknown[]>(work: (...values: Arguments) => ExitCode | Promise<ExitCode>) =>
  async (...values: Arguments): Promise<void> => {
    const ended = await work(...values);
    const answer = currentAnswer();
    if (answer) answer.exitCode = ended;
    else exitCode = ended;
  };

/** The exit code of the action that ran last. */
export const takeExitCode = (): ExitCode => exitCode;

/** `a,b` and repeated options both make a list. */
export const collectList = (text: string, previous: readonly string[] = []): readonly string[] => [
  ...previous,
  ...text.split(',').filter((part) => part !== ''),
];

/**
 * Loads a command's work from actions/ when it is called, so that help and mistaken calls start fast.
 * (A dynamic import() would go to Node's own loader, which does not read TypeScript.)
 */
export const load = (action: string): unknown =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
  require(join(__dirname, 'actions', action));
