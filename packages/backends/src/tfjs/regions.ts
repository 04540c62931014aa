/** What the region of a reduction does. */
import type { OpKind, Region } from '@gradcert/stablehlo';
import { UnsupportedError } from '../backend';

/** The op kind of a region that applies one op to its two arguments. */
export function combinerOf({ arguments: parameters, body, results }: Region): OpKind {
  const [operation] = body;
  const applied =
    body.length === 1 &&
    results[0] === operation.results[0] &&
    operation.operands.length === 2 &&
    parameters.every((parameter) => operation.operands.includes(parameter));
  if (!applied) throw new UnsupportedError('a region that is more than one op of its two arguments, on tfjs');
  return operation.kind;
}
