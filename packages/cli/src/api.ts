/** The command line as functions: the same words, the same options, and the documents of --json as answers. */
import { CommanderError, type Command } from 'commander';
import { captured } from './capture';
import type { CommonOptions } from './command';
import type { InstallOptions } from './commands/backends';
import type { CalibrateOptions } from './commands/calibrate';
import type { BuildOptions } from './commands/docs';
import type { EmitOptions } from './commands/emit';
import type { EvalOptions } from './commands/eval';
import type { ExportOptions } from './commands/export';
import type { GenerateOptions } from './commands/generate';
import type { JudgeOptions } from './commands/judge';
import type { ListOptions } from './commands/list';
import type { MutateOptions } from './commands/mutate';
import type { NetCommandOptions } from './commands/net';
import type { NewNodeOptions } from './commands/new';
import type { ProbeOptions } from './commands/probe';
import type { ProveOptions } from './commands/prove';
import type { ReportDiffOptions } from './commands/report';
import type { RunOptions } from './commands/run';
import type * as documents from './documents';
import { CallError, type ExitCode } from './exit';
import { buildProgram } from './main';
import type { ReportDiffDocument } from './report/diff-document';

/** What a call comes back with. A call that is off is an error instead, of the class CallError. */
export interface Outcome<Document> {
  /** What --json prints: its schema stands in schemas/. */
  readonly document: Document;
  /** As of the command line: 0 where all held, 1 where something failed. */
  readonly exitCode: ExitCode;
}

type Given<Options> = Partial<Omit<Options, keyof CommonOptions>>;
/** With an optional query, then options. */
type Query<Options, Document> = (query?: string, options?: Given<Options>) => Promise<Outcome<Document>>;
/** With what it is about, then options. */
type About<Options, Document> = (name: string, options?: Given<Options>) => Promise<Outcome<Document>>;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function commandNamed(program: Command, names: readonly string[]): Command {
  return names.reduce((within, name) => {
    const found = within.commands.find((command) => command.name() === name);
    if (!found) throw new Error(`there is no command '${names.join(' ')}'`);
    return found;
  }, program);
}

type OptionValue = string | number | boolean | readonly string[] | undefined;

/** An option as it stands on a command line; false is `--no-...` where there is such an option, and else nothing. */
function flag(command: Command, name: string, value: OptionValue): readonly string[] {
  const long = `--${kebab(name)}`;
  if (value === undefined) return [];
  if (value === true) return [long];
  if (value === false) {
    const off = `--no-${kebab(name)}`;
    return command.options.some((option) => option.long === off) ? [off] : [];
  }
  return (typeof value === 'object' ? value : [value]).map((each) => `${long}=${String(each)}`);
}

/** What the parser of command lines refuses is a call that is off like any other. */
function asCallError(error: unknown): never {
  if (error instanceof CommanderError) throw new CallError(error.message.replace(/^error: /, ''));
  throw error;
}

/** A command by its words. Its arguments are parsed as a command line's, so that both are checked alike. */
const command =
  (...names: readonly string[]) =>
  async (...values: readonly unknown[]): Promise<Outcome<never>> => {
    const program = buildProgram();
    const called = commandNamed(program, names);
    const texts = values.filter((value) => typeof value === 'string');
    const options = (values.find((value) => typeof value === 'object') ?? {}) as Record<string, OptionValue>;
    const flags = Object.entries(options).flatMap(([name, value]) => flag(called, name, value));
    // Messages are the caller's to print.
    for (const one of [called, program]) one.configureOutput({ writeErr: () => undefined });
    const { document, exitCode } = await captured(() =>
      program.parseAsync([...names, ...flags, '--', ...texts], { from: 'user' }).catch(asCallError),
    );
    if (document === undefined || exitCode === undefined)
      throw new Error(`'gradcert ${names.join(' ')}' gave no document`);
    return { document, exitCode } as Outcome<never>;
  };

/** Every command of gradcert. */
export interface Gradcert {
  readonly list: Query<ListOptions, documents.ListDocument>;
  /** With `text`, the path of a StableHLO text: which certified functions it is. */
  prove(
    query: undefined,
    options: Given<ProveOptions> & { readonly text: string },
  ): Promise<Outcome<documents.RecognizeDocument>>;
  prove(query?: string, options?: Given<ProveOptions>): Promise<Outcome<documents.ProveDocument>>;
  readonly run: Query<RunOptions, documents.RunDocument>;
  readonly report: {
    readonly diff: (
      before: string,
      after: string,
      options?: Given<ReportDiffOptions>,
    ) => Promise<Outcome<ReportDiffDocument>>;
  };
  readonly mutate: Query<MutateOptions, documents.MutateDocument>;
  readonly calibrate: Query<CalibrateOptions, documents.CalibrateDocument>;
  readonly net: About<NetCommandOptions, documents.NetDocument>;
  readonly probe: (
    probe: string,
    data?: string,
    options?: Given<ProbeOptions>,
  ) => Promise<Outcome<documents.ProbeDocument>>;
  readonly emit: About<EmitOptions, documents.EmitDocument>;
  readonly eval: About<EvalOptions, documents.EvalDocument>;
  readonly export: Query<ExportOptions, documents.ExportDocument>;
  readonly judge: (
    folder: string,
    query?: string,
    options?: Given<JudgeOptions>,
  ) => Promise<Outcome<documents.JudgeDocument>>;
  readonly generate: Query<GenerateOptions, documents.GenerateDocument>;
  readonly docs: {
    readonly build: (options?: Given<BuildOptions>) => Promise<Outcome<documents.DocsBuildDocument>>;
  };
  readonly new: { readonly node: About<NewNodeOptions, documents.NewNodeDocument> };
  readonly backends: {
    /** What is here, and what is missing. */
    (): Promise<Outcome<documents.BackendsDocument>>;
    check(backend: string): Promise<Outcome<documents.CheckBackendDocument>>;
    readonly install: About<InstallOptions, documents.InstallDocument>;
  };
}

/** The commands, by the words of the command line: `gradcert.run('conv-*', { backend: ['software'] })`. */
export const gradcert: Gradcert = {
  list: command('list'),
  prove: command('prove'),
  run: command('run'),
  report: { diff: command('report', 'diff') },
  mutate: command('mutate'),
  calibrate: command('calibrate'),
  net: command('net'),
  probe: command('probe'),
  emit: command('emit'),
  eval: command('eval'),
  export: command('export'),
  judge: command('judge'),
  generate: command('generate'),
  docs: { build: command('docs', 'build') },
  new: { node: command('new', 'node') },
  backends: Object.assign(command('backends'), {
    check: command('backends', 'check'),
    install: command('backends', 'install'),
  }),
};
