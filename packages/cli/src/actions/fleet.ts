/** The work of `gradcert fleet`. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadProject, type Fleet } from '@gradcert/backends';
import type { FleetOptions } from '../commands/fleet';
import type { FleetDocument } from '../documents';
import { kindsOf, type Engine, type EngineFile } from '../engines/engine';
import { engines } from '../engines/engines';
import { CallError, exitCodes, type ExitCode } from '../exit';
import { named } from '../named';
import { openTerminal } from '../terminal';

export function fleet(engine: string | undefined, options: FleetOptions): ExitCode {
  const terminal = openTerminal(options);
  const project = loadProject();
  const declared = project?.config.fleet;
  if (!project || !declared)
    throw new CallError(
      'the project declares no fleet',
      'declare one in gradcert.config.ts: docs/fleet.md shows how',
    );
  const files = enginesOf(declared, engine).flatMap((each) => each.files(declared));
  if (options.print === true) {
    if (engine === undefined || files.length !== 1)
      throw new CallError('--print needs an engine that has one file', 'github or buildkite');
    process.stdout.write(files[0].text);
    return exitCodes.held;
  }
  const root = dirname(project.file);
  const changed = files.filter((file) => isStale(root, file)).map(({ path }) => path);
  const check = options.check ?? false;
  if (!check) for (const file of files) write(root, file);
  const unchanged = files.length - changed.length;
  terminal.document({ schema: 'gradcert.fleet/1', check, changed, unchanged } satisfies FleetDocument);
  for (const path of changed)
    terminal.print(check ? `${terminal.colours.red('stale')} ${path}` : `written ${path}`);
  terminal.print(`${String(changed.length)} ${check ? 'stale' : 'written'}, ${String(unchanged)} unchanged`);
  if (!check || changed.length === 0) return exitCodes.held;
  terminal.print('bring them up to date by: npx gradcert fleet');
  return exitCodes.failed;
}

/** The engine of that name, or all that the fleet names. @throws CallError where no kind names it. */
function enginesOf(declared: Fleet, id: string | undefined): readonly Engine[] {
  const asked = id === undefined ? engines : [named('engine', id, engines)];
  const own = asked.filter((engine) => kindsOf(declared, engine.id).length > 0);
  if (own.length > 0) return own;
  throw new CallError(
    `no kind of the fleet says where ${id ?? 'an engine'} finds its devices`,
    `add to a kind in gradcert.config.ts one of: ${engines.map((engine) => engine.id).join(', ')}`,
  );
}

function isStale(root: string, { path, text }: EngineFile): boolean {
  const file = join(root, path);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
}

function write(root: string, file: EngineFile): void {
  const path = join(root, file.path);
  if (isStale(root, file)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
  }
  if (file.executable) chmodSync(path, 0o755);
}
