/** A subject at random data, and whether an entry under a renaming has the same values there. */
import { evaluate, multiplyAdds, real, type TensorValue } from '@gradcert/notation';
import { elementCount, ravel, unravel } from '../extents';
import { randomStream } from '../random';
import { numbersIn } from './numbers';
import type { AxisMap, Renaming } from './renamings';
import type { Subject, SubjectOperand } from './subject';
import type { Trial } from './trial';
import type { UnitSums } from './unit-sums';

/** How data are drawn: of a small and of a larger scale, and with ties, which tell conventions at kinks apart. */
const KINDS = ['normal', 'wide', 'ties'] as const;
type Kind = (typeof KINDS)[number];

/** Scale of wide data. */
const WIDE = 8;

/** Elements of the result that are compared, fewer where each takes long; the first few alone where they differ already. */
const MOST_ORDINALS = 512;
const FIRST_ORDINALS = 8;
const MOST_WORK = 2e7;

/**
 * Evaluation in float64 may differ by this much of the largest value: far more than rounding does, far less than
 * a mistake. It only decides what is worth a proof.
 */
const TOLERANCE = 1e-6;

/** The first element that differs, in the text's layout, and how many do. */
export interface Mismatch {
  readonly index: readonly number[];
  readonly text: number;
  readonly node: number;
  /** How many elements differ, of how many that were compared. */
  readonly wrong: number;
  readonly compared: number;
  readonly data: Kind;
}

interface Sample {
  readonly data: readonly Float64Array[];
  /** Values of the text's result at the ordinals. */
  readonly values: Float64Array;
}

export class Samples {
  private readonly ordinals: Int32Array;
  private readonly samples = new Map<string, Sample>();
  /** Numbers of the text at which something may happen. */
  private readonly thresholds: readonly number[];
  private readonly permuted = new Map<string, TensorValue>();

  constructor(private readonly subject: Subject) {
    this.ordinals = chooseOrdinals(elementCount(subject.extents), workOf(subject).last);
    this.thresholds = numbersIn(subject).filter((value) => Math.abs(value) <= WIDE);
  }

  /** The first difference that is found; undefined where they agree on all data. */
  mismatch(trial: Trial): Mismatch | undefined {
    for (const kind of KINDS) {
      for (const count of new Set([Math.min(FIRST_ORDINALS, this.ordinals.length), this.ordinals.length])) {
        const mismatch = this.compare(kind, count, trial);
        if (mismatch) return mismatch;
      }
    }
    return undefined;
  }

  /** The same with all elements compared, so that the number of wrong ones says how far they are apart. */
  wholeMismatch(trial: Trial): Mismatch | undefined {
    for (const kind of KINDS) {
      const mismatch = this.compare(kind, this.ordinals.length, trial);
      if (mismatch) return mismatch;
    }
    return undefined;
  }

  private compare(
    kind: Kind,
    count: number,
    { entry, denotation, renaming, sums }: Trial,
  ): Mismatch | undefined {
    const { name } = entry.result;
    const { values } = this.sample(kind, sums);
    const key = keyOf(kind, sums);
    const inputs = Object.fromEntries(
      entry.operands.map((operand, k) => [operand.name, this.operand(renaming.operands[k], key)]),
    );
    const extents = renaming.result.map((axis) => (axis === undefined ? 1 : this.subject.extents[axis]));
    const ordinals = this.ordinals
      .subarray(0, count)
      .map((ordinal) => ravel(this.indexIn(renaming.result, ordinal), extents));
    const options = { dims: renaming.dims, inputs, outputs: [name], sample: { [name]: ordinals } };
    const [got] = evaluate(denotation, real, options)[name].lanes;
    const scale = scaleOf(values);
    const wrong = Array.from({ length: count }, (_, k) => k).filter(
      (k) => !(Object.is(values[k], got[k]) || Math.abs(values[k] - got[k]) <= TOLERANCE * scale),
    );
    if (wrong.length === 0) return undefined;
    const [first] = wrong;
    return {
      index: unravel(this.ordinals[first], this.subject.extents),
      text: values[first],
      node: got[first],
      wrong: wrong.length,
      compared: count,
      data: kind,
    };
  }

  private indexIn(map: AxisMap, ordinal: number): number[] {
    const index = unravel(ordinal, this.subject.extents);
    return map.map((axis) => (axis === undefined ? 0 : index[axis]));
  }

  private sample(kind: Kind, sums: UnitSums | undefined): Sample {
    const key = keyOf(kind, sums);
    const known = this.samples.get(key);
    if (known) return known;
    const data = this.subject.operands.map((operand) => draw(kind, operand, this.subject, this.thresholds));
    if (sums) normalise(data[sums.operand], this.subject.operands[sums.operand].extents, sums.axis);
    const inputs = Object.fromEntries(
      this.subject.operands.map(({ name, extents }, k) => [name, real.lift(data[k], extents)]),
    );
    const { statements, result } = this.subject;
    const [values] = evaluate(statements, real, {
      dims: {},
      inputs,
      outputs: [result],
      sample: { [result]: this.ordinals },
    })[result].lanes;
    const sample = { data, values: Float64Array.from(values) };
    this.samples.set(key, sample);
    return sample;
  }

  /** An operand in the entry's layout. */
  private operand({ position, axes }: Renaming['operands'][number], sample: string): TensorValue {
    const key = `${sample}|${String(position)}|${axes.join()}`;
    let value = this.permuted.get(key);
    if (!value) {
      const data = this.samples.get(sample)?.data[position] ?? new Float64Array();
      value = permute(data, this.subject.operands[position].extents, axes);
      this.permuted.set(key, value);
    }
    return value;
  }
}

const keyOf = (kind: Kind, sums: UnitSums | undefined): string => `${kind} ${sums?.key ?? ''}`;

/** The largest finite magnitude. */
const scaleOf = (values: Float64Array): number =>
  values.reduce((most, value) => Math.max(most, Number.isFinite(value) ? Math.abs(value) : 0), 0);

function chooseOrdinals(size: number, work: number): Int32Array {
  const most = Math.min(MOST_ORDINALS, Math.max(FIRST_ORDINALS, Math.floor((size * MOST_WORK) / work)));
  if (size <= most) return Int32Array.from({ length: size }, (_, k) => k);
  const stream = randomStream('recognize ordinals');
  return Int32Array.from({ length: most }, () => stream.integer(0, size - 1));
}

/** Multiply-adds of the text: of what its last statement reads, and of that one, of which few elements are evaluated. */
export function workOf({ statements }: Subject): { readonly others: number; readonly last: number } {
  const [last, all] = [statements.slice(-1), statements].map((part) => multiplyAdds(part, {}));
  return { others: all - last, last };
}

function draw(
  kind: Kind,
  { name, extents, element }: SubjectOperand,
  { position }: Subject,
  thresholds: readonly number[],
): Float64Array {
  const stream = randomStream(`recognize ${kind} ${name} of ${String(position)}`);
  const isWhole = element.startsWith('i');
  const tied = [-1, 0, 1, 2, ...(isWhole ? [] : thresholds)];
  const value = (): number => {
    if (element === 'i1') return stream.integer(0, 1);
    if (kind === 'ties' || isWhole) return tied[stream.integer(0, tied.length - 1)];
    return stream.normal() * (kind === 'wide' ? WIDE : 1);
  };
  return Float64Array.from({ length: elementCount(extents) }, value);
}

/** Makes the elements along an axis add up to 1. */
function normalise(data: Float64Array, extents: readonly number[], axis: number): void {
  const stride = elementCount(extents.slice(axis + 1));
  data.forEach((_, ordinal) => {
    if (Math.floor(ordinal / stride) % extents[axis] !== 0) return;
    let sum = 0;
    for (let k = 1; k < extents[axis]; k++) sum += data[ordinal + k * stride];
    data[ordinal] = 1 - sum;
  });
}

/** The tensor with its axes in another order; an axis that it has not has extent 1. */
function permute(data: Float64Array, extents: readonly number[], axes: AxisMap): TensorValue {
  const shape = axes.map((axis) => (axis === undefined ? 1 : extents[axis]));
  const strides = axes.map((axis) => (axis === undefined ? 0 : elementCount(extents.slice(axis + 1))));
  const moved = new Float64Array(data.length);
  const index = shape.map(() => 0);
  let source = 0;
  for (let target = 0; target < moved.length; target++) {
    moved[target] = data[source];
    // To the next index, the last axis first.
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      source += strides[axis];
      if (++index[axis] < shape[axis]) break;
      source -= strides[axis] * shape[axis];
      index[axis] = 0;
    }
  }
  return real.lift(moved, shape);
}
