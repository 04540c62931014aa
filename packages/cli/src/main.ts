/** The program: its commands, and how an error becomes a message and an exit code. */
import { Command, CommanderError } from 'commander';
import { takeExitCode } from './command';
import { commands } from './commands';
import type { ErrorDocument } from './documents';
import { CallError, exitCodes, type ExitCode } from './exit';
import { toJson } from './json';
import { version } from './version';

/** Errors of the other packages whose message says all: what they mean for the call. */
const knownErrors: Readonly<Record<string, ExitCode>> = {
  SpecError: exitCodes.badCall,
  SpecLoadError: exitCodes.badCall,
  ConfigError: exitCodes.badCall,
  GenerateError: exitCodes.badCall,
  SiteError: exitCodes.badCall,
  BackendUnavailable: exitCodes.backendMissing,
  BackendCrash: exitCodes.failed,
};

const exitCodeHelp = `
Exit codes: 0 all held, 1 a claim failed, 2 the call was off, 3 a required backend is missing, 4 not decided,
75 (of a shard alone) not finished on this machine: run it again once.`;

export function buildProgram(): Command {
  const program = new Command('gradcert')
    .description('Certified gradient nodes: from one declarative entry to a verdict on a GPU')
    .version(version)
    .addHelpText('after', exitCodeHelp);
  for (const command of commands) program.addCommand(command());
  throwErrors(program, program.name());
  return program;
}

/** Makes a command and all below it throw where they would end the process. */
function throwErrors(command: Command, path: string): void {
  command.exitOverride().showHelpAfterError(`(${path} --help shows how to call it)`);
  for (const child of command.commands) throwErrors(child, `${path} ${child.name()}`);
}

/** Runs a command line and ends the process with its exit code, once all output is written. */
export async function main(argv: readonly string[]): Promise<void> {
  // A reader that closes the pipe early (`gradcert list | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? exitCodes.held : exitCodes.internal);
  });
  const exitCode = await runCommandLine(argv.slice(2));
  process.stdout.write('', () => process.exit(exitCode));
}

/** Runs a command line; errors are printed, and are exit codes too. */
export async function runCommandLine(args: readonly string[]): Promise<ExitCode> {
  try {
    await buildProgram().parseAsync([...args], { from: 'user' });
    return takeExitCode();
  } catch (error) {
    return report(error, args.includes('--json'));
  }
}

/** Says what is wrong, on stderr and under --json on stdout too. */
function report(error: unknown, json: boolean): ExitCode {
  const facts = describe(error);
  if (facts.exitCode === exitCodes.held) return facts.exitCode;
  if (!(error instanceof CommanderError)) {
    process.stderr.write(`error: ${facts.message}\n${facts.hint === null ? '' : `${facts.hint}\n`}`);
  }
  if (json) process.stdout.write(toJson({ schema: 'gradcert.error/1', ...facts } satisfies ErrorDocument));
  return facts.exitCode;
}

function describe(error: unknown): Omit<ErrorDocument, 'schema'> & { readonly exitCode: ExitCode } {
  if (error instanceof CallError) {
    const { name, exitCode, message, hint } = error;
    return { error: name, exitCode, message, hint: hint ?? null };
  }
  if (error instanceof CommanderError) {
    // --help and --version come here too, with exit code 0; commander has printed its message.
    const exitCode = error.exitCode === 0 ? exitCodes.held : exitCodes.badCall;
    return { error: 'CallError', exitCode, message: error.message.replace(/^error: /, ''), hint: null };
  }
  if (error instanceof Error && error.name in knownErrors) {
    return {
      error: error.name,
      exitCode: knownErrors[error.name] ?? exitCodes.internal,
      message: error.message,
      hint: null,
    };
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    error: 'InternalError',
    exitCode: exitCodes.internal,
    message: `gradcert broke: ${text}`,
    hint: 'this is a mistake in gradcert itself; please report it with the command that shows it',
  };
}
