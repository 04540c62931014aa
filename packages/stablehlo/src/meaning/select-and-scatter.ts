/**
 * select_and_scatter: each window of the operand selects one of its elements, to which the window's
 * source is added. First the winner of each window as its ordinal in the window, then the sum over windows.
 */
import {
  add,
  addScaled,
  affineValue,
  apply,
  constant,
  definition,
  number,
  isConstant,
  product,
  reduce,
  scale,
  subtract,
  sum,
  within,
  type Affine,
  type Expression,
  type Statement,
} from '@gradcert/notation';
import { combinerOf } from '../combiner';
import type { OperationOf } from '../ir';
import { combined } from './reducers';
import type { MeaningScope } from './scope';

type SelectAndScatter = OperationOf<'select_and_scatter'>;

const isZero = (form: Affine): boolean => isConstant(form) && form.constant === 0;

/** Row-major ordinal of a position in the window. */
const ordinalOf = (position: readonly Affine[], extents: readonly number[]): Affine =>
  position.reduce((ordinal, form, axis) => addScaled(form, ordinal, extents[axis]), constant(0));

/** The last position first: where ties go to the last element, the ordinal counts from the end. */
const mirrored = (position: readonly Affine[], extents: readonly number[]): Affine[] =>
  position.map((form, axis) => subtract(extents[axis] - 1, form));

/** How the select region chooses: GE and LE keep the earlier of equals, GE and GT the greater. */
function choiceOf(operation: SelectAndScatter): { readonly first: boolean; readonly greatest: boolean } {
  const select = combinerOf(
    'select_and_scatter',
    'select',
    operation.regions[0],
    operation.operands[0].type.element,
  );
  const direction = select.kind === 'compare' ? select.attributes.direction : 'GE';
  return {
    first: direction === 'GE' || direction === 'LE',
    greatest: direction === 'GE' || direction === 'GT',
  };
}

/** winner[w...] = ordinal of the selected element of window w; padding is never selected. */
function winnerDefinition(operation: SelectAndScatter, scope: MeaningScope, name: string): Statement {
  const [operand, source] = [operation.operands[0], operation.operands[1]];
  const { windowDimensions, windowStrides, padding } = operation.attributes;
  const { first, greatest } = choiceOf(operation);
  const bounds = windowDimensions.map((extent, axis) => scope.bound(axis, extent));
  const counted = bounds.map(({ form }) => form);
  const position = first ? counted : mirrored(counted, windowDimensions);
  const indices = position.map((form, axis) =>
    add(subtract(scale(scope.index(axis), windowStrides[axis]), padding[axis][0]), form),
  );
  const element: Expression = greatest
    ? scope.read(operand, indices, -Infinity)
    : apply('negate', scope.read(operand, indices, Infinity));
  const ranges = bounds.flatMap((bound) => bound.ranges);
  const body = ranges.length === 0 ? number(0) : reduce('argmax', ranges, element);
  return definition(name, scope.ranges(source.type.shape), body);
}

export function selectAndScatterMeaning(
  operation: SelectAndScatter,
  scope: MeaningScope,
): readonly Statement[] {
  const [, source, initial] = operation.operands;
  const { windowDimensions, windowStrides, padding } = operation.attributes;
  const winner = scope.fresh('winner');
  const axes = windowDimensions.map((extent, axis) => {
    const position = scope.index(axis);
    const isPlain = extent === 1 && windowStrides[axis] === 1 && isZero(padding[axis][0]);
    if (isPlain) return { window: position, offset: constant(0), ranges: [], guards: [] };
    const window = scope.bound(axis, source.type.shape[axis], 'w');
    const offset = add(addScaled(position, window.form, -windowStrides[axis]), padding[axis][0]);
    return { window: window.form, offset, ranges: window.ranges, guards: [within(offset, extent)] };
  });
  const windows = axes.map(({ window }) => window);
  const offsets = axes.map(({ offset }) => offset);
  const ordinal = ordinalOf(
    choiceOf(operation).first ? offsets : mirrored(offsets, windowDimensions),
    windowDimensions,
  );
  const selected = apply(
    'eq',
    { kind: 'read', tensor: winner, indices: windows, otherwise: 0 },
    affineValue(ordinal),
  );
  const body = sum(
    axes.flatMap(({ ranges }) => ranges),
    product(...axes.flatMap(({ guards }) => guards), selected, scope.read(source, windows)),
  );
  return [
    winnerDefinition(operation, scope, winner),
    scope.computed(operation, combined('add', body, initial, scope)),
  ];
}
