import { distance } from 'fastest-levenshtein';
import type { DeclarationKind } from '../define';
import type { HypothesisSpec, NodeSpec, OpSpec } from '../entry';
import type { NetSpec } from '../net/net-spec';
import type { EntrySource } from './entry-source';

type Presence = 'required' | 'optional';
/** Every key of a declaration; the compiler holds this to the type. */
type Keys<T> = { readonly [K in keyof Required<T>]: undefined extends T[K] ? 'optional' : 'required' };

const op: Keys<OpSpec> = {
  id: 'required',
  title: 'required',
  family: 'required',
  dims: 'required',
  constraints: 'optional',
  operands: 'required',
  result: 'required',
  constants: 'optional',
  forward: 'required',
  emit: 'required',
  synchronised: 'optional',
  hypotheses: 'optional',
  precision: 'optional',
};

const node: Keys<NodeSpec> = {
  id: 'required',
  title: 'required',
  family: 'required',
  gradientOf: 'optional',
  sameAs: 'optional',
  updates: 'optional',
  denotation: 'required',
  emit: 'required',
  synchronised: 'optional',
  constants: 'optional',
  hypotheses: 'optional',
  precision: 'optional',
  certificate: 'optional',
  source: 'required',
};

const hypothesis: Keys<HypothesisSpec> = {
  id: 'required',
  title: 'required',
  statement: 'required',
  guard: 'required',
  inNets: 'optional',
};

const net: Keys<NetSpec> = {
  id: 'required',
  title: 'required',
  source: 'required',
  batch: 'required',
  widths: 'required',
  forward: 'required',
  switches: 'optional',
  examples: 'optional',
  nodes: 'optional',
  constants: 'optional',
  reportsMean: 'optional',
  lossSlot: 'optional',
};

const keysOf: Readonly<Record<DeclarationKind, Readonly<Record<string, Presence>>>> = {
  op,
  node,
  hypothesis,
  net,
};

/** @throws SpecError where a key is missing or unknown. */
export function checkKeys(source: EntrySource, kind: DeclarationKind, declaration: object): void {
  const keys = keysOf[kind];
  for (const key of Object.keys(declaration)) {
    if (Object.hasOwn(keys, key)) continue;
    const known = Object.keys(keys);
    const nearest = known.find((candidate) => distance(candidate, key) <= 2);
    throw source.errorAt(
      [key],
      `unknown key '${key}'`,
      nearest === undefined ? `keys of a ${kind}: ${known.join(', ')}` : `did you mean '${nearest}'?`,
    );
  }
  for (const [key, presence] of Object.entries(keys)) {
    if (presence === 'optional' || Object.hasOwn(declaration, key)) continue;
    throw source.errorAt(['id'], `the key '${key}' is missing`, `every ${kind} has one`);
  }
}
