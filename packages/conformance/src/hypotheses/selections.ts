/**
 * The tie convention: at a tie the emitted pool sends its cotangent to the first maximal cell. Where tied cells are the
 * same function of the parameters, any selection that names a maximum gives the same parameter gradients.
 */
import {
  apply,
  definition,
  evaluate,
  number,
  read,
  real,
  reduce,
  variable,
  type Statement,
  type TensorValue,
} from '@gradcert/notation';
import type { Application, CertifiedFunction } from '@gradcert/spec';
import { elementCount, extentsOf, type DimValues } from '../extents';
import { definitionsOf, type Reducing } from '../features';
import { gradientAtMagnitudes } from '../along';
import { LOSS_GRADIENT_RELATIVE, type ExecutedNet } from '../loss-gradient';
import { applyStep, operandsOf, valueOf, type NetValues } from '../net-program';
import { randomStream } from '../random';

/** Which of several equal maxima is chosen, in row-major order. */
export type Selection = 'first' | 'last' | 'random';

/** One parameter's gradient at a selection, compared with that of the emitted chain. */
export interface SelectionCheck {
  readonly selection: Selection;
  readonly parameter: string;
  /** Largest difference of an element, relative to the largest element and to the terms that cancel in it. */
  readonly relativeDifference: number;
  readonly verdict: 'passed' | 'failed';
}

const SELECTIONS: readonly Selection[] = ['first', 'last', 'random'];

/** Every parameter whose cotangent comes through a node that selects maxima, at every selection. */
export function checkSelections({ net, values }: ExecutedNet): readonly SelectionCheck[] {
  return SELECTIONS.flatMap((selection) => {
    const changed = backwardAt(selection, net.backward, values);
    return net.parameters.flatMap(({ name, application }): SelectionCheck[] => {
      const { result } = application;
      const other = changed.get(result);
      if (!other) return [];
      const scale = largest(gradientAtMagnitudes(application, values));
      const relativeDifference = relative(valueOf(values, result), other, scale);
      const verdict = relativeDifference <= LOSS_GRADIENT_RELATIVE ? 'passed' : 'failed';
      return [{ selection, parameter: name, relativeDifference, verdict }];
    });
  });
}

/** What of the backward depends on a selection, at another one. */
function backwardAt(
  selection: Selection,
  backward: readonly Application[],
  values: NetValues,
): ReadonlyMap<string, TensorValue> {
  const changed: NetValues = new Map();
  for (const step of backward) {
    const selects = step.apply !== 'reshape' && selectionOf(step.apply) !== undefined;
    if (!selects && !Object.values(step.operands).some((name) => changed.has(name))) continue;
    const operands = new Map(
      Object.values(step.operands).map((name) => [name, changed.get(name) ?? valueOf(values, name)]),
    );
    changed.set(
      step.result,
      selects ? applySelecting(step, operands, selection) : applyStep(step, operands, real),
    );
  }
  return changed;
}

/** The line of a denotation that selects maxima. */
const selectionOf = ({ denotation }: CertifiedFunction): Reducing | undefined =>
  definitionsOf(denotation).find(
    (line): line is Reducing => line.body.kind === 'reduce' && line.body.reducer === 'argmax',
  );

function applySelecting(step: Application, operands: NetValues, selection: Selection): TensorValue {
  const entry = step.apply as CertifiedFunction;
  const line = selectionOf(entry) as Reducing;
  const inputs = operandsOf(step, operands);
  const { dims } = step;
  const priorities = prioritiesOf(line, dims, selection, step.result);
  const statements = entry.denotation.flatMap((statement) =>
    statement === line ? selectingBy(line) : [statement],
  );
  return evaluate(statements, real, { dims, inputs: { ...inputs, [PRIORITY]: priorities } })[
    entry.result.name
  ];
}

const TOP = 'the maximum';
const PRIORITY = 'priority';

/** The line with the maximum of the highest priority in place of the first one. */
function selectingBy({ name, ranges, body }: Reducing): Statement[] {
  const outer = ranges.map(({ index }) => variable(index));
  const inner = body.ranges.map(({ index }) => variable(index));
  const isTop = apply('eq', body.body, read(TOP, outer));
  const chosen = apply('select', isTop, read(PRIORITY, [...outer, ...inner]), number(0));
  return [
    definition(TOP, ranges, reduce('max', body.ranges, body.body)),
    definition(name, ranges, reduce('argmax', body.ranges, chosen)),
  ];
}

/** For every place in a window the rank by which it is chosen among the maxima; all positive. */
function prioritiesOf(
  { ranges, body }: Reducing,
  dims: DimValues,
  selection: Selection,
  place: string,
): TensorValue {
  const windows = extentsOf(
    ranges.map(({ extent }) => extent),
    dims,
  );
  const cells = extentsOf(
    body.ranges.map(({ extent }) => extent),
    dims,
  );
  const count = elementCount(cells);
  const stream = randomStream(`selection ${place}`);
  const rank: Readonly<Record<Selection, (at: number) => number>> = {
    first: () => 1,
    last: (at) => 1 + (at % count),
    random: () => 1 + stream.uniform(),
  };
  const shape = [...windows, ...cells];
  return real.lift(
    Float64Array.from({ length: elementCount(shape) }, (_, at) => rank[selection](at)),
    shape,
  );
}

const largest = (values: Float64Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

function relative({ lanes: [expected] }: TensorValue, { lanes: [got] }: TensorValue, scale: number): number {
  let difference = 0;
  for (let at = 0; at < expected.length; at++) {
    difference = Math.max(difference, Math.abs(got[at] - expected[at]));
  }
  return difference === 0 ? 0 : difference / Math.max(scale, largest(Float64Array.from(expected)));
}
