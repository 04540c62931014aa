/** What every generator reads. Generators are pure: the same context gives the same bytes. */
import { relative, resolve, sep } from 'node:path';
import { isOwn, REPOSITORY_FOLDERS, type Case, type OwnFolders } from '@gradcert/conformance';
import type { CertifiedFunction, Net, Spec } from '@gradcert/spec';
import type { OutputFile } from './output';
import type { Prover } from './proof-record';

/** The cases of an entry; `keptCases` of the conformance package. */
type Planner = (entry: CertifiedFunction, spec: Spec) => readonly Case[];

export interface GeneratorContext {
  readonly spec: Spec;
  /** Of the workspace. */
  readonly root: string;
  readonly own: OwnFolders;
  /** Is this a declaration of which artefacts are generated here? */
  readonly isOwn: (declaration: { readonly file: string }) => boolean;
  /** Ops, then nodes, each in the spec's order. */
  readonly entries: readonly CertifiedFunction[];
  /** Whether an entry, net or hypothesis is asked for. */
  readonly selected: (id: string) => boolean;
  /** Every id is asked for: only then is there what is about all of them, and can orphans be told. */
  readonly everything: boolean;
  /** Planned once per entry. */
  readonly cases: (entry: CertifiedFunction) => readonly Case[];
  /** What became of the claims of an entry that need no backend. */
  readonly proofs: Prover;
  /** The net at its literal widths, derived once. */
  readonly net: (id: string) => Net;
  /** A file's path from the root, with forward slashes. */
  readonly fromRoot: (file: string) => string;
}

export type Generator = (context: GeneratorContext) => readonly OutputFile[];

export interface ContextOptions {
  readonly spec: Spec;
  readonly root: string;
  /** The workspace's folders; the repository's unless given. */
  readonly own?: OwnFolders | undefined;
  readonly plan: Planner;
  readonly proofs: Prover;
  /** Absent: everything. */
  readonly selected?: (id: string) => boolean;
}

export function createContext({
  spec,
  root,
  own = REPOSITORY_FOLDERS,
  plan,
  proofs,
  selected,
}: ContextOptions): GeneratorContext {
  const cases = memoize((entry: CertifiedFunction) => plan(entry, spec));
  const net = memoize((id: string) => {
    const found = spec.nets.find((candidate) => candidate.id === id);
    if (found === undefined) throw new RangeError(`no net '${id}'`);
    return found.derive();
  });
  return {
    spec,
    root,
    own,
    isOwn: (declaration) => isOwn(own, declaration),
    entries: [...spec.ops, ...spec.nodes],
    selected: selected ?? (() => true),
    everything: selected === undefined,
    cases,
    proofs: memoize(proofs),
    net,
    fromRoot: (file) => relative(root, resolve(root, file)).split(sep).join('/'),
  };
}

function memoize<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = compute(key);
    known.set(key, result);
    return result;
  };
}
