/**
 * Random questions for the normal form: a program of index maps, windows, pads, slices, reversals, reductions
 * and functions; beside it the same program spelt otherwise (equal), the same perturbed (mostly different), or
 * another program of the same shape (mostly different, equal more often than one would think).
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import {
  add,
  addScaled,
  affine,
  affineValue,
  apply,
  bracket,
  constant,
  definition,
  product,
  range,
  read,
  reduce,
  scale,
  subtract,
  sum,
  variable,
  view,
  type Affine,
  type DecisionContext,
  type DecisionSide,
  type Expression,
  type Statement,
} from '../../src';
import { randomFunction } from './random-functions';
import { perturb, respell } from './rewriting';

export class Random {
  private readonly generator;

  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  integer(from: number, to: number): number {
    return uniformInt(this.generator, from, to);
  }

  chance(percent: number): boolean {
    return this.integer(1, 100) <= percent;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.integer(0, items.length - 1)];
  }
}

export interface Question {
  readonly kind: 'respelt' | 'perturbed' | 'another';
  readonly left: DecisionSide;
  readonly right: DecisionSide;
  readonly context: DecisionContext;
}

interface Shaped {
  readonly name: string;
  readonly shape: readonly Affine[];
}

const DIMS = ['N', 'h', 'p'];

/** Builds one program, a step at a time. */
class Builder {
  readonly statements: Statement[] = [];
  readonly constraints: Affine[] = [];
  private count = 0;

  constructor(
    private readonly random: Random,
    private readonly prefix: string,
    readonly operands: Readonly<Record<string, readonly Affine[]>>,
  ) {}

  private define(shape: readonly Affine[], body: (indices: readonly Affine[]) => Expression): Shaped {
    const name = `${this.prefix}${String(this.count++)}`;
    const ranges = shape.map((extent, axis) => range(`i${String(axis)}`, extent));
    // The caller keeps extents at 1 or more by what it adds to the constraints.
    this.statements.push(definition(name, ranges, body(ranges.map(({ index }) => variable(index)))));
    return { name, shape };
  }

  /** Demands that an extent is at least 1. */
  private demand(extent: Affine): void {
    if (Object.keys(extent.terms).length > 0 || extent.constant < 1)
      this.constraints.push(subtract(extent, 1));
  }

  private along(shape: readonly Affine[], axis: number, form: Affine): Affine[] {
    return shape.map((_, k) => (k === axis ? form : variable(`i${String(k)}`)));
  }

  step(at: Shaped, kinds: readonly string[]): Shaped {
    const { random } = this;
    const { name, shape } = at;
    const rank = shape.length;
    const axis = rank === 0 ? -1 : random.integer(0, rank - 1);
    const extent = shape[axis] ?? constant(1);
    const own = shape.map((_, k) => variable(`i${String(k)}`));
    const here = (form: Affine, otherwise = 0): Expression =>
      read(name, this.along(shape, axis, form), otherwise);
    const i = variable(`i${String(axis)}`);
    const self = read(name, own);
    const mirrored = subtract(subtract(extent, 1), i);
    switch (rank === 0 ? 'function' : random.pick(kinds)) {
      case 'transpose': {
        if (rank < 2) return at;
        const order = [...shape.keys()].reverse();
        return this.define(
          order.map((k) => shape[k]),
          () =>
            read(
              name,
              order.map((_, k) => variable(`i${String(order.indexOf(k))}`)),
            ),
        );
      }
      case 'reverse':
        return this.define(shape, () => here(mirrored));
      case 'pad': {
        const low = random.pick([constant(-1), constant(0), constant(1), constant(2), variable('p')]);
        const high = random.pick([constant(-1), constant(0), constant(1), variable('p')]);
        const interior = random.chance(25) ? 1 : 0;
        const dilated = addScaled(1, subtract(extent, 1), interior + 1);
        const padded = add(add(dilated, low), high);
        this.demand(padded);
        const otherwise = random.chance(15) ? random.pick([1, -2]) : 0;
        const target = this.along(shape, axis, padded).map((form, k) => (k === axis ? form : shape[k]));
        if (interior === 0) return this.define(target, () => here(subtract(i, low), otherwise));
        return this.define(target, () =>
          sum(
            [range('k', extent)],
            product(bracket('eq', subtract(i, low), variable('k', 2)), here(variable('k'))),
          ),
        );
      }
      case 'slice': {
        const start = random.pick([0, 0, 1, 2]);
        const end = random.pick([0, 1]);
        const sliced = subtract(extent, start + end);
        this.demand(sliced);
        return this.define(
          shape.map((form, k) => (k === axis ? sliced : form)),
          () => here(add(i, start)),
        );
      }
      case 'shift': {
        const by = random.pick([1, -1, 2]);
        return this.define(shape, () => here(add(i, by)));
      }
      case 'mask': {
        const comparison = random.pick(['ge', 'lt', 'eq', 'ne'] as const);
        const limit = random.pick([
          constant(0),
          constant(1),
          constant(2),
          subtract(extent, 1),
          variable('p'),
        ]);
        return this.define(shape, () => product(bracket(comparison, i, limit), self));
      }
      case 'convolution': {
        const dilation = random.pick([1, 1, 2]);
        const taps = this.operands['w'][0];
        const pad = random.pick([constant(0), constant(1), variable('p')]);
        return this.define(shape, () =>
          sum(
            [range('k', taps)],
            product(here(subtract(addScaled(i, variable('k'), dilation), pad)), read('w', [variable('k')])),
          ),
        );
      }
      case 'reduce': {
        const kept = shape.filter((_, k) => k !== axis);
        const slots = shape.map((_, k) =>
          k === axis ? variable('k') : variable(`i${String(k < axis ? k : k - 1)}`),
        );
        const reducer = random.pick(['sum', 'sum', 'sum', 'mean', 'max', 'argmax'] as const);
        return this.define(kept, () => reduce(reducer, [range('k', extent)], read(name, slots)));
      }
      case 'window': {
        const reducer = random.pick(['max', 'argmax', 'sum'] as const);
        const otherwise = reducer === 'sum' ? 0 : -Infinity;
        const slot = add(i, variable('k'));
        const size = random.pick([1, 2, 3]);
        // Every window has an element inside, so that a maximum is finite.
        const placed = size === 1 || random.chance(50) ? slot : subtract(slot, 1);
        return this.define(shape, () => reduce(reducer, [range('k', size)], here(placed, otherwise)));
      }
      case 'broadcast':
        if (rank > 2) return at;
        return this.define([...shape, affine(random.pick([constant(2), variable('N')]))], () => self);
      case 'split': {
        const parts = random.pick([2, 3]);
        const target = shape.flatMap((form, k) => (k === axis ? [form, constant(parts)] : [form]));
        const wide = this.define(
          shape.map((form, k) => (k === axis ? scale(form, parts) : form)),
          () => here(subtract(i, random.pick([0, 1, 2]))),
        );
        const name_ = `${this.prefix}${String(this.count++)}`;
        this.statements.push(view(name_, wide.name, target));
        const back = `${this.prefix}${String(this.count++)}`;
        if (random.chance(40)) {
          this.statements.push(view(back, name_, wide.shape));
          return { name: back, shape: wide.shape };
        }
        return { name: name_, shape: target };
      }
      case 'concatenate': {
        const joined = scale(extent, 2);
        return this.define(
          shape.map((form, k) => (k === axis ? joined : form)),
          () =>
            apply(
              'add',
              self,
              here(random.chance(50) ? subtract(i, extent) : subtract(subtract(scale(extent, 2), 1), i)),
            ),
        );
      }
      case 'index':
        return this.define(shape, () => product(affineValue(i), self));
      case 'product':
        return this.define(shape, () => product(self, here(random.pick([mirrored, add(i, 1), i]))));
      case 'sum':
        return this.define(shape, () =>
          apply(
            random.pick(['add', 'subtract'] as const),
            self,
            here(random.pick([mirrored, add(i, 1), subtract(i, 1)])),
          ),
        );
      default:
        return this.define(shape, () => randomFunction(random, self));
    }
  }
}

const ALL_STEPS = [
  'transpose',
  'reverse',
  'pad',
  'slice',
  'shift',
  'mask',
  'convolution',
  'reduce',
  'window',
  'broadcast',
  'split',
  'concatenate',
  'index',
  'product',
  'sum',
  'function',
  'function',
  'pad',
  'reverse',
  'reduce',
];

/** Steps that keep the shape, so that two programs of them can be compared. */
const SHAPELESS_STEPS = [
  'reverse',
  'shift',
  'mask',
  'convolution',
  'product',
  'sum',
  'function',
  'reverse',
  'shift',
];

/** A question that depends on the seed alone. */
export function randomQuestion(seed: number): Question {
  const random = new Random(seed);
  const h = random.pick([variable('h'), variable('h'), add(variable('h'), 1), constant(3), constant(4)]);
  const shape = random.pick([[h], [variable('N'), h], [h], [h, h]]);
  const taps = random.pick([constant(2), constant(3), addScaled(1, variable('p'), 2)]);
  const operands = { x: shape, w: [taps] };
  const start: Shaped = { name: 'x', shape };
  const kind = random.pick(['respelt', 'perturbed', 'another'] as const);
  const steps = random.integer(1, kind === 'another' ? 3 : 4);
  const chain = (builder: Builder, kinds: readonly string[]): Shaped => {
    let at = start;
    for (let k = 0; k < steps; k++) at = builder.step(at, kinds);
    return at;
  };
  const context = (result: Shaped, ...builders: Builder[]): DecisionContext => ({
    dims: DIMS,
    constraints: [variable('p'), ...builders.flatMap(({ constraints }) => constraints)],
    operands,
    resultShape: result.shape,
  });
  if (kind === 'another') {
    const [one, other] = [new Builder(random, 'a', operands), new Builder(random, 'b', operands)];
    const [left, right] = [chain(one, SHAPELESS_STEPS), chain(other, SHAPELESS_STEPS)];
    return {
      kind,
      left: { statements: one.statements, result: left.name },
      right: { statements: other.statements, result: right.name },
      context: context(left, one, other),
    };
  }
  const builder = new Builder(random, 'a', operands);
  const result = chain(builder, ALL_STEPS);
  const left = { statements: builder.statements, result: result.name };
  const rewritten = respell(left, random, random.integer(1, 4));
  const right = kind === 'respelt' ? rewritten : perturb(rewritten, random);
  return { kind, left, right, context: context(result, builder) };
}
