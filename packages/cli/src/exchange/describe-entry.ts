import type { Route } from '@gradcert/backends';
import { nativeName } from '@gradcert/conformance';
import { formatAffine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { cotangentOf } from './arrays';
import type { Declared, ExportedEntry } from './manifest';

type Tensor = Pick<CertifiedFunction['result'], 'name' | 'shape'>;

const declared = ({ name, shape }: Tensor): Declared => ({ name, shape: shape.map(formatAffine) });

/** What an entry computes, for somebody who writes an adapter and reads nothing else. */
export function describeEntry(entry: CertifiedFunction, route: Route): ExportedEntry {
  const op = nativeName(entry) === undefined ? undefined : (entry.gradientOf?.op ?? entry);
  const cotangent = op && entry.gradientOf && entry.operands.find(({ name }) => name === cotangentOf(op));
  const inputs =
    route === 'native' && op ? [...op.operands, ...(cotangent ? [cotangent] : [])] : entry.operands;
  return {
    title: entry.title,
    formula: entry.denotationText,
    op: op?.id ?? null,
    forward: op?.denotationText ?? null,
    argument: entry.gradientOf?.argument ?? null,
    cotangent: cotangent?.name ?? null,
    inputs: inputs.map((operand) => ({ ...declared(operand), kind: operand.kind })),
    result: declared(entry.result),
    constants: entry.constants,
  };
}
