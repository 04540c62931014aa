/** Certified functions as a net uses them: at its own constants, in bf16, on replicas. */
import { substitute, substituteConstants, variable, type Affine } from '@gradcert/notation';
import { buildFunction, buildModule, parameter, withBf16, type Func, type Tensor } from '@gradcert/stablehlo';
import { functionName } from './check/emission';
import type { CertifiedFunction, Constants } from './entry';
import { emitOnReplicas, sumsExamples } from './replicated';

export interface Setting {
  /** Values by name; a function takes those that it has. */
  readonly constants: Constants;
  /** Functions that have a bf16 twin are that twin. */
  readonly bf16: boolean;
  /** Functions whose text has collectives on so many replicas have that text. */
  readonly replicas?: number;
}

/** One object for each variant, so that what is remembered of a function stays with it. */
const variants = new WeakMap<CertifiedFunction, Map<string, CertifiedFunction>>();

/** The function in a setting: itself, where the setting changes nothing. */
export function variantOf(
  entry: CertifiedFunction,
  { constants, bf16, replicas }: Setting,
): CertifiedFunction {
  const own = Object.fromEntries(
    Object.entries(entry.constants).map(([name, value]) => [name, constants[name] ?? value]),
  );
  const isTwin = bf16 && entry.precision === 'switchable';
  const isSame = Object.entries(own).every(([name, value]) => value === entry.constants[name]);
  const hasCollectives = entry.synchronised !== undefined || sumsExamples(entry);
  const shared = hasCollectives ? replicas : undefined;
  if (isSame && !isTwin && shared === undefined) return entry;
  const known = variants.get(entry) ?? new Map<string, CertifiedFunction>();
  variants.set(entry, known);
  const key = JSON.stringify([own, isTwin, shared]);
  const variant = known.get(key) ?? makeVariant(entry, own, isTwin, shared);
  known.set(key, variant);
  return variant;
}

/**
 * The bf16 twin of a function: its text with rounded operands. Over the reals it is the same function.
 * @throws RangeError where it has none
 */
export function bf16Twin(entry: CertifiedFunction): CertifiedFunction {
  if (entry.precision !== 'switchable') {
    throw new RangeError(`'${entry.id}' has no bf16 twin: only entries with precision 'switchable' have one`);
  }
  return variantOf(entry, { constants: {}, bf16: true });
}

/**
 * The function on one of several replicas, each with its own part of the batch: itself, where it has no collective.
 * Its denotation stays that of one replica with all examples.
 */
export const onReplicas = (entry: CertifiedFunction, replicas: number): CertifiedFunction =>
  variantOf(entry, { constants: {}, bf16: false, replicas });

function makeVariant(
  entry: CertifiedFunction,
  constants: Constants,
  isTwin: boolean,
  replicas: number | undefined,
): CertifiedFunction {
  const variant: CertifiedFunction = {
    ...entry,
    emit: replicas === undefined ? entry.emit : emitOnReplicas(entry, replicas),
    constants,
    denotation: substituteConstants(entry.denotation, constants),
    precision: isTwin ? 'bf16' : entry.precision,
  };
  const operands = Object.fromEntries(
    entry.operands.map(({ name, shape }) => [name, parameter(name, shape)]),
  );
  const dims = Object.fromEntries(Object.keys(entry.dims).map((name) => [name, variable(name)]));
  return {
    ...variant,
    module: buildModule([emitFunction(variant, operands, dims)]),
  };
}

/** The function's text for operands, at values or symbols for its primary dims. */
export function emitFunction(
  { id, emit, derivedDims, constants, precision }: CertifiedFunction,
  operands: Readonly<Record<string, Tensor>>,
  dims: Readonly<Record<string, Affine>>,
): Func {
  const derived = Object.fromEntries(
    Object.entries(derivedDims).map(([name, form]) => [name, substitute(form, dims)]),
  );
  const result = emit(operands, { ...dims, ...derived }, constants);
  const func = buildFunction(functionName(id), Object.values(operands), [result]);
  return precision === 'bf16' ? withBf16(func) : func;
}
