import { evaluateAffine } from '@gradcert/notation';
import type { Application, CertifiedFunction, OperandKind, OpSpec } from '../entry';
import type { Catalogue } from './catalogue';
import { NetError } from './net-error';
import { variantOf, type Setting } from '../variant';
import { solveDims, type ShapeEquation } from './solve-dims';

/** A value of a net. */
export interface NetValue {
  readonly name: string;
  readonly shape: readonly number[];
}

export interface NetArgument extends NetValue {
  readonly kind: OperandKind;
}

/** Records a net's forward, step by step; shapes are checked and dims solved on the way. */
export class Graph {
  readonly inputs: NetArgument[] = [];
  readonly targets: NetArgument[] = [];
  readonly parameters: NetValue[] = [];
  readonly steps: Application[] = [];
  private readonly values = new Map<string, NetValue>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly setting: Setting,
    /** Takes the place of the loss that the net declares. */
    private readonly otherLoss?: CertifiedFunction,
  ) {}

  /** What the net reads and is not trained: the batch, and masks, which the train step takes after the parameters. */
  input(name: string, shape: readonly number[], kind: OperandKind = 'real'): NetValue {
    const value = { ...this.define(name, shape), kind };
    this.inputs.push(value);
    return value;
  }

  /** What the loss compares with. */
  target(name: string, shape: readonly number[], kind: OperandKind): NetValue {
    const value = { ...this.define(name, shape), kind };
    this.targets.push(value);
    return value;
  }

  /** What is trained; the order of these calls is the order of the train step's arguments. */
  parameter(name: string, shape: readonly number[]): NetValue {
    const value = this.define(name, shape);
    this.parameters.push(value);
    return value;
  }

  /** Applies an op; `name` is the result's. Dims that no operand shows are taken from `known`. */
  apply(
    name: string,
    op: OpSpec,
    operands: Readonly<Record<string, NetValue>>,
    known: Application['dims'] = {},
  ): NetValue {
    return this.applyFunction(name, this.checked(name, op), operands, known);
  }

  /** Ends the forward: an op of logits [N,K] and of one target of their shape. */
  loss(op: OpSpec, logits: NetValue, target: string): NetValue {
    const applied = this.otherLoss ?? this.checked('loss', op);
    const [z, t] = applied.operands;
    const targets = this.target(target, logits.shape, t.kind);
    return this.applyFunction('loss', applied, { [z.name]: logits, [t.name]: targets });
  }

  /** The same elements in row-major order under another shape. */
  reshape(value: NetValue, shape: readonly number[], name = `${value.name}_${shape.join('x')}`): NetValue {
    if (count(shape) !== count(value.shape)) {
      throw new NetError(
        `'${value.name}' of shape [${value.shape.join(', ')}] cannot be reshaped to [${shape.join(', ')}]`,
        'a reshape keeps the number of elements',
      );
    }
    this.steps.push({
      apply: 'reshape',
      dims: {},
      constants: {},
      operands: { input: value.name },
      result: name,
      shape,
      replicas: this.setting.replicas,
    });
    return this.define(name, shape);
  }

  /** The value as one vector per example: [N, ...] as [N, M]. */
  flatten(value: NetValue, name?: string): NetValue {
    const [batch, ...rest] = value.shape;
    return this.reshape(value, [batch, count(rest)], name);
  }

  /** Applies a checked function; `name` is the result's. Dims that no operand shows are taken from `known`. */
  applyFunction(
    name: string,
    called: CertifiedFunction,
    operands: Readonly<Record<string, NetValue>>,
    known: Application['dims'] = {},
  ): NetValue {
    const application = applicationOf(name, variantOf(called, this.setting), operands, known);
    this.steps.push({ ...application, replicas: this.setting.replicas });
    return this.define(name, application.shape);
  }

  value(name: string): NetValue {
    const value = this.values.get(name);
    if (!value) throw new NetError(`no step defines the value '${name}'`, 'define it before it is used');
    return value;
  }

  private checked(name: string, op: OpSpec): CertifiedFunction {
    const checked = this.catalogue.op(op);
    if (checked) return checked;
    throw new NetError(`'${name}' applies '${op.id}', which is not an op of the spec`, 'put it into ops/');
  }

  private define(name: string, shape: readonly number[]): NetValue {
    if (this.values.has(name)) {
      throw new NetError(`two values have the name '${name}'`, 'give every value a name of its own');
    }
    const value = { name, shape };
    this.values.set(name, value);
    return value;
  }
}

const count = (shape: readonly number[]): number => shape.reduce((product, extent) => product * extent, 1);

function applicationOf(
  name: string,
  called: CertifiedFunction,
  operands: Readonly<Record<string, NetValue>>,
  known: Application['dims'],
): Application {
  const equations = called.operands.map((operand) => {
    if (Object.hasOwn(operands, operand.name)) {
      return { name: operand.name, shape: operand.shape, extents: operands[operand.name].shape };
    }
    throw new NetError(
      `'${name}' gives '${called.id}' no operand '${operand.name}'`,
      'give it every operand',
    );
  });
  const unknown = Object.keys(operands).find((key) => equations.every((equation) => equation.name !== key));
  if (unknown !== undefined) {
    throw new NetError(
      `'${name}': '${called.id}' has no operand '${unknown}'`,
      'remove it, or correct its name',
    );
  }
  let solved: Solution;
  try {
    solved = solutionOf(called, equations, known);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new NetError(
      `'${name}' applies '${called.id}': ${error.message}`,
      'correct the shape of that value',
    );
  }
  return {
    apply: called,
    ...solved,
    constants: called.constants,
    operands: Object.fromEntries(equations.map((equation) => [equation.name, operands[equation.name].name])),
    result: name,
  };
}

type Solution = Pick<Application, 'dims' | 'shape'>;

/** By function and extents: the blocks of a net repeat. */
const solutions = new WeakMap<CertifiedFunction, Map<string, Solution>>();

/** The dims at which a function has these operands, and its result's shape there. */
function solutionOf(
  called: CertifiedFunction,
  equations: readonly ShapeEquation[],
  known: Application['dims'],
): Solution {
  const bySizes = solutions.get(called) ?? new Map<string, Solution>();
  solutions.set(called, bySizes);
  const key = JSON.stringify([equations.map(({ extents }) => extents), known]);
  let solution = bySizes.get(key);
  if (!solution) {
    const dims = solveDims(Object.keys(called.dims), equations, known);
    solution = { dims, shape: called.result.shape.map((extent) => evaluateAffine(extent, dims)) };
    bySizes.set(key, solution);
  }
  return solution;
}
