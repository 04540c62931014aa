/** The work of `gradcert new node`. */
import { loadEntries, workspaceOf } from '@gradcert/conformance';
import { mkdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { NewNodeDocument } from '../documents';
import { exitCodes, CallError, type ExitCode } from '../exit';
import { suggestion } from '../nearest';
import { checkId, copyEntry } from '../new-entry';
import { placeEntry } from '../place-entry';
import { openTerminal } from '../terminal';

interface Options {
  readonly json?: boolean;
  readonly like: string;
}

/** @throws CallError for a bad or taken id, an unknown model, or a copy that does not load. */
export function newNode(id: string, options: Options): ExitCode {
  const terminal = openTerminal(options);
  checkId(id);
  const spec = loadEntries();
  const taken = [...spec.ops, ...spec.nodes, ...spec.nets, ...spec.hypotheses];
  const existing = taken.find((entry) => entry.id === id);
  if (existing) {
    throw new CallError(`'${id}' exists already: ${existing.file}`, 'choose another id, or edit that file');
  }
  const like = spec.nodes.find((entry) => entry.id === options.like);
  if (!like) {
    const known = spec.nodes.map((entry) => entry.id);
    throw new CallError(
      `no node '${options.like}' to copy`,
      suggestion(options.like, known, '`gradcert list` shows what there is'),
    );
  }
  const { root, own } = workspaceOf();
  if (own === undefined)
    throw new CallError(
      'there is no folder for entries of your own here',
      "name it in gradcert.config.ts: spec: './gradcert'",
    );
  const inWorkspace = (path: string): string => relative(root, resolve(root, path));
  const model = resolve(root, like.file);
  const folder = resolve(root, own.entries, 'nodes');
  mkdirSync(folder, { recursive: true });
  const text = copyEntry(model, id, dirname(model) === folder ? undefined : '@gradcert/spec');
  const file = inWorkspace(placeEntry(folder, id, text, () => void loadEntries()));
  terminal.document({ schema: 'gradcert.new-node/1', id, like: like.id, file } satisfies NewNodeDocument);
  terminal.print(`written: ${file}`);
  terminal.print('next:');
  terminal.print('  edit its title, denotation and emit');
  terminal.print(`  npx gradcert prove ${id}`);
  terminal.print('  npx gradcert generate');
  terminal.print(`  npx gradcert run ${id}`);
  return exitCodes.held;
}
