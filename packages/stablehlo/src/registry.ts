import * as definitions from './ops';
import type { OpKindDefinition } from './op-kind';
import type { OpKind } from './ir';

const byKind: { readonly [K in OpKind]: OpKindDefinition<K> } = definitions;

/** The definition of an op kind. */
export const opKind = <K extends OpKind>(kind: K): OpKindDefinition<K> => byKind[kind];

/** Whether a name (without `stablehlo.`) is an op kind that is known here. */
export const isOpKind = (name: string): name is OpKind => Object.hasOwn(byKind, name);

/** Every op kind, in alphabetical order. */
export const opKinds = (): readonly OpKind[] => Object.keys(byKind).filter(isOpKind).sort();
