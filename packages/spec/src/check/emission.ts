import { type Affine, variable } from '@gradcert/notation';
import {
  buildFunction,
  buildModule,
  parameter,
  StableHloError,
  Tensor,
  type Module,
} from '@gradcert/stablehlo';
import type { Constants } from '../entry';
import { SpecError } from '../spec-error';
import { formatShape, shapeEquals, type Draft, type Operand } from './certify';
import type { Dims } from './dims';
import type { EntrySource } from './entry-source';

/** Function name of an entry's module. */
export const functionName = (id: string): string => id.replaceAll('-', '_');

/**
 * Emits with symbolic dims, so that one module stands for every shape.
 * @throws SpecError where emit throws, reads what the text does not, or returns another shape.
 */
export function emitModule(
  source: EntrySource,
  { id, emit, textKey }: Draft,
  {
    operands,
    result,
    dims,
    constants,
  }: {
    readonly operands: readonly Operand[];
    readonly result: Draft['result'];
    readonly dims: Dims;
    readonly constants: Constants;
  },
): Module {
  const tensors = Object.fromEntries(operands.map(({ name, shape }) => [name, parameter(name, shape)]));
  const forms: Record<string, Affine> = {
    ...Object.fromEntries(Object.keys(dims.primary).map((name) => [name, variable(name)])),
    ...dims.derived,
  };
  const only = <T>(values: Readonly<Record<string, T>>, what: string): Readonly<Record<string, T>> =>
    refusingOthers(values, (name) => {
      throw source.errorAt(
        ['emit'],
        `emit reads the ${what} '${name}', which the ${textKey} does not use`,
        `it uses: ${Object.keys(values).join(', ') || 'none'}`,
      );
    });
  let emitted: unknown;
  try {
    emitted = emit(only(tensors, 'operand'), only(forms, 'dim'), only(constants, 'constant'));
  } catch (error) {
    throw emissionError(source, error);
  }
  if (!(emitted instanceof Tensor)) {
    throw source.errorAt(['emit'], 'emit returns no tensor', 'return the result of a builder function');
  }
  if (!shapeEquals(emitted.shape, result.shape)) {
    throw source.errorAt(
      ['emit'],
      `emit returns shape ${formatShape(emitted.shape)}, but '${result.name}' has shape ${formatShape(result.shape)}`,
      'correct the emission, or the declared shape',
    );
  }
  try {
    return buildModule([buildFunction(functionName(id), Object.values(tensors), [emitted])]);
  } catch (error) {
    throw emissionError(source, error);
  }
}

/** What went wrong inside emit, as an error of the entry. */
function emissionError(source: EntrySource, error: unknown): Error {
  if (error instanceof SpecError) return error;
  if (error instanceof StableHloError)
    return source.errorAt(['emit'], `emit failed: ${error.problem}`, error.hint);
  const reason = error instanceof Error ? error.message : String(error);
  return source.errorAt(
    ['emit'],
    `emit failed: ${reason}`,
    'it may only combine its operands by builder functions',
  );
}

/** The record, but a name that it lacks is refused instead of undefined. */
function refusingOthers<T>(
  values: Readonly<Record<string, T>>,
  refuse: (name: string) => never,
): Readonly<Record<string, T>> {
  return new Proxy(values, {
    get: (target, name) =>
      typeof name === 'symbol' || Object.hasOwn(target, name) ? target[name as string] : refuse(name),
  });
}
