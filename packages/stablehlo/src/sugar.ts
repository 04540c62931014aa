/** Operations that are no op kinds of this package, but one or a few of them: what exporters print for short. */
import type { Span } from '@gradcert/notation';
import { outside } from './errors';
import type { AttributesOf, OpKind, Operation, TensorType, Value } from './ir';
import { makeOperation } from './operation';

/** An operation as the text has it. */
export interface SugarSite {
  readonly operands: readonly Value[];
  readonly results: readonly Value[];
  readonly span: Span;
}

interface Sugar {
  /** Number of operands; absent where any number will do. */
  readonly arity?: number;
  readonly expand: (steps: Steps) => void;
}

/** The operations that stand for one. */
class Steps {
  readonly made: Operation[] = [];
  readonly operands: readonly Value[];
  readonly result: Value;

  constructor(readonly site: SugarSite) {
    this.operands = site.operands;
    this.result = site.results[0];
  }

  apply<K extends OpKind>(
    kind: K,
    operands: readonly Value[],
    attributes: AttributesOf<K>,
    result: Value = { type: this.result.type },
  ): Value {
    this.made.push(makeOperation(kind, operands, attributes, [], result, this.site.span));
    return result;
  }

  /** A number everywhere. */
  splat(value: number): Value {
    return this.apply('constant', [], { value });
  }

  /** A scalar as a tensor of the result's shape; other values stay. */
  spread(value: Value): Value {
    if (value.type.shape.length > 0 || this.result.type.shape.length === 0) return value;
    return this.apply('broadcast_in_dim', [value], { dimensions: [] });
  }
}

/** The results are the operands: what is said of placement and scheduling changes no value. */
const identity: Sugar = {
  expand: (steps) => {
    steps.operands.forEach((operand, k) => steps.apply('convert', [operand], {}, steps.site.results[k]));
  },
};

/** The last axis of the first operand with the first of the second. */
const dot: Sugar = {
  arity: 2,
  expand: (steps) => {
    const rank = (type: TensorType): number => type.shape.length;
    const [lhs, rhs] = steps.operands;
    if (rank(lhs.type) === 0 || rank(rhs.type) === 0) outside('dot of a scalar', 'multiply instead');
    const numbers = { lhsBatching: [], rhsBatching: [], rhsContracting: [0] };
    steps.apply(
      'dot_general',
      [lhs, rhs],
      { ...numbers, lhsContracting: [rank(lhs.type) - 1] },
      steps.result,
    );
  },
};

const table: Readonly<Record<string, Sugar>> = {
  'chlo.square': {
    arity: 1,
    expand: (steps) => steps.apply('multiply', [steps.operands[0], steps.operands[0]], {}, steps.result),
  },
  'stablehlo.clamp': {
    arity: 3,
    expand: (steps) => {
      const [least, operand, most] = steps.operands;
      const raised = steps.apply('maximum', [steps.spread(least), operand], {});
      steps.apply('minimum', [raised, steps.spread(most)], {}, steps.result);
    },
  },
  'stablehlo.exponential_minus_one': {
    arity: 1,
    expand: (steps) =>
      steps.apply(
        'subtract',
        [steps.apply('exponential', steps.operands, {}), steps.splat(1)],
        {},
        steps.result,
      ),
  },
  'stablehlo.log_plus_one': {
    arity: 1,
    expand: (steps) =>
      steps.apply('log', [steps.apply('add', [steps.operands[0], steps.splat(1)], {})], {}, steps.result),
  },
  'stablehlo.dot': dot,
  'stablehlo.optimization_barrier': identity,
  'sdy.sharding_constraint': identity,
  'mhlo.copy': identity,
};

/** Targets of custom calls that only say where a value lies. */
const placements: readonly string[] = ['Sharding', 'annotate_device_placement'];

const sugarOf = (name: string, target: string | undefined): Sugar | undefined => {
  if (name === 'stablehlo.custom_call') return placements.includes(target ?? '') ? identity : undefined;
  return Object.hasOwn(table, name) ? table[name] : undefined;
};

/** Whether the operation is written by others. */
export const isSugar = (name: string): boolean =>
  name === 'stablehlo.custom_call' || Object.hasOwn(table, name);

/**
 * The operations that stand for one.
 * @throws OutsideLanguageError where there are none.
 */
export function expandSugar(name: string, target: string | undefined, site: SugarSite): readonly Operation[] {
  const sugar = sugarOf(name, target);
  if (!sugar) {
    const of = target === undefined ? '' : ` of '${target}'`;
    return outside(`operation '${name}'${of} is not known here`, 'use an op kind of this package');
  }
  const { operands, results } = site;
  const isFit =
    sugar.arity === undefined
      ? operands.length === results.length
      : operands.length === sugar.arity && results.length === 1;
  if (!isFit) outside(`${name} of ${String(operands.length)} operands is not known here`, 'write it out');
  const steps = new Steps(site);
  sugar.expand(steps);
  return steps.made;
}
