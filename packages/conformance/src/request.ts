/** What a backend is asked. */
import type { DenseArray, ExecutionRequest, Route } from '@gradcert/backends';
import type { CertifiedFunction } from '@gradcert/spec';
import type { OperandData } from './data/recipe';
import { extentsOf, type DimValues } from './extents';
import { bindEntry } from './oracle';

/** The name under which a backend's native route offers an entry, if it is an op or a gradient of one. */
export function nativeName(entry: CertifiedFunction): string | undefined {
  if (entry.kind === 'op') return entry.id;
  return entry.gradientOf && `${entry.gradientOf.op.id}:${entry.gradientOf.argument}`;
}

const dense = (shape: readonly number[], data: Float32Array): DenseArray => ({ type: 'f32', shape, data });

/** What a backend is asked on a route. */
export function requestOf(
  entry: CertifiedFunction,
  dims: DimValues,
  data: OperandData,
  route: Route,
): ExecutionRequest {
  const arrays = Object.fromEntries(
    entry.operands.map((operand) => [
      operand.name,
      dense(extentsOf(operand.shape, dims), data[operand.name]),
    ]),
  );
  if (route === 'emitted') {
    return {
      route,
      text: bindEntry(entry, dims).text,
      inputs: entry.operands.map(({ name }) => arrays[name]),
    };
  }
  const op = entry.gradientOf?.op ?? entry;
  const cotangent = entry.gradientOf ? `d${op.result.name}` : undefined;
  // A framework differentiates its forward, so it needs every operand of the op, also those (a bias, the
  // kernel itself) on which the gradient does not depend.
  const allDims = { ...smallest(op), ...dims };
  const operands = Object.fromEntries(
    op.operands.map(({ name, shape }) => {
      const extents = extentsOf(shape, allDims);
      return [name, arrays[name] ?? dense(extents, new Float32Array(extents.reduce((a, b) => a * b, 1)))];
    }),
  );
  return {
    route,
    op: op.id,
    argument: entry.gradientOf?.argument,
    operands,
    cotangent: cotangent === undefined ? undefined : arrays[cotangent],
    dims: allDims,
    constants: op.constants,
  };
}

/** A dim that only operands without influence have gets this size. */
const smallest = (entry: CertifiedFunction): DimValues =>
  Object.fromEntries(Object.keys(entry.dims).map((name) => [name, 1]));
