/** Operations that are no op kinds of this package, but one or a few of them: what exporters print for short. */
import type { Span } from '@gradcert/notation';
import { outside } from './errors';
import type { AttributesOf, OpKind, Operation, Value } from './ir';
import { makeOperation } from './operation';

/** An operation as the text has it. */
export interface SugarSite {
  readonly operands: readonly Value[];
  readonly results: readonly Value[];
  readonly span: Span;
}

interface Sugar {
  readonly fits: (operands: readonly Value[], resultCount: number) => boolean;
  readonly expand: (steps: Steps) => void;
}

/** An operation of so many operands and one result. */
const sugar = (arity: number, expand: Sugar['expand']): Sugar => ({
  fits: (operands, resultCount) => operands.length === arity && resultCount === 1,
  expand,
});

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
  fits: (operands, resultCount) => operands.length === resultCount,
  expand: (steps) => {
    steps.operands.forEach((operand, k) => steps.apply('convert', [operand], {}, steps.site.results[k]));
  },
};

const rank = ({ type }: Value): number => type.shape.length;

/** The last axis of the first operand with the first of the second. */
const dot: Sugar = {
  fits: (operands, resultCount) =>
    operands.length === 2 && operands.every((operand) => rank(operand) > 0) && resultCount === 1,
  expand: (steps) => {
    const [lhs, rhs] = steps.operands;
    const numbers = {
      lhsBatching: [],
      rhsBatching: [],
      lhsContracting: [rank(lhs) - 1],
      rhsContracting: [0],
    };
    steps.apply('dot_general', [lhs, rhs], numbers, steps.result);
  },
};

const table: Readonly<Record<string, Sugar>> = {
  'chlo.square': sugar(1, (steps) => {
    steps.apply('multiply', [steps.operands[0], steps.operands[0]], {}, steps.result);
  }),
  'stablehlo.clamp': sugar(3, (steps) => {
    const [least, operand, most] = steps.operands;
    const raised = steps.apply('maximum', [steps.spread(least), operand], {});
    steps.apply('minimum', [raised, steps.spread(most)], {}, steps.result);
  }),
  'stablehlo.exponential_minus_one': sugar(1, (steps) => {
    const exponential = steps.apply('exponential', steps.operands, {});
    steps.apply('subtract', [exponential, steps.splat(1)], {}, steps.result);
  }),
  'stablehlo.log_plus_one': sugar(1, (steps) => {
    const sum = steps.apply('add', [steps.operands[0], steps.splat(1)], {});
    steps.apply('log', [sum], {}, steps.result);
  }),
  'stablehlo.dot': dot,
  'stablehlo.optimization_barrier': identity,
  'sdy.sharding_constraint': identity,
};

/** Targets of custom calls that only say where a value lies. */
const placements: readonly string[] = ['Sharding', 'annotate_device_placement'];

const sugarOf = (name: string, target: string | undefined): Sugar | undefined => {
  if (name === 'stablehlo.custom_call') return placements.includes(target ?? '') ? identity : undefined;
  return Object.hasOwn(table, name) ? table[name] : undefined;
};

/** Whether an operation may be sugar, by its name. */
export const isSugar = (name: string): boolean =>
  name === 'stablehlo.custom_call' || Object.hasOwn(table, name);

/**
 * What makes the operations that stand for one.
 * @throws OutsideLanguageError where there are none.
 */
export function findSugar(
  name: string,
  target: string | undefined,
  operands: readonly Value[],
  resultCount: number,
): (site: SugarSite) => readonly Operation[] {
  const found = sugarOf(name, target);
  const of = target === undefined ? '' : ` of '${target}'`;
  if (!found?.fits(operands, resultCount)) {
    return outside(`operation '${name}'${of} is not known here`, 'use an op kind of this package');
  }
  return (site) => {
    const steps = new Steps(site);
    found.expand(steps);
    return steps.made;
  };
}
