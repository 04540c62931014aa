/** Gives the names of one definition their meaning: from syntax to the tree. */
import { isConstant, type Affine } from './affine';
import { affineOf, type AddressName } from './addressing';
import type { Definition, Expression, Range } from './ast';
import { apply, bracket, product } from './build';
import {
  exponentNotInteger,
  extentNotOfDims,
  indexBoundTwice,
  nameTaken,
  notAffine,
  notATensor,
  reductionWithoutBody,
  reservedName,
  unboundIndex,
  unknownFunction,
  unknownName,
  usedBeforeDefinition,
  wrongArity,
  wrongRank,
} from './errors';
import { reducedRange, resultRange, type Fail } from './infer';
import {
  FUNCTIONS,
  isFunction,
  isReducer,
  isReserved,
  meaningOf,
  REDUCERS,
  type IndexBinding,
  type Names,
} from './names';
import type { DefinitionSyntax, RangeSyntax, Syntax, Word } from './syntax';

type Scope = ReadonlyMap<string, IndexBinding>;
type SyntaxOf<K extends Syntax['kind']> = Extract<Syntax, { kind: K }>;

/**
 * The definition that the syntax stands for.
 * @param declared shape of the result where it is known beforehand
 * @param fail is called with the first problem, whose span is relative as in the syntax
 */
export function resolveDefinition(
  syntax: DefinitionSyntax,
  names: Names,
  declared: readonly Affine[] | undefined,
  fail: Fail,
): Definition {
  if (declared !== undefined && declared.length !== syntax.ranges.length) {
    fail(wrongRank(syntax.span, syntax.name, declared.length, syntax.ranges.length));
  }
  const resolver = new Resolver(names, syntax.name, fail);
  const { scope, bindings } = resolver.bind(syntax.ranges, new Map());
  const body = resolver.value(syntax.body, scope);
  const ranges = bindings.map((binding, axis) => resultRange(binding, declared?.[axis], fail));
  return { kind: 'definition', name: syntax.name, ranges, body, span: syntax.line };
}

class Resolver {
  constructor(
    private readonly names: Names,
    /** The name being defined. */
    private readonly current: string,
    private readonly fail: Fail,
  ) {}

  /** Adds indices to a scope. */
  bind(ranges: readonly RangeSyntax[], outer: Scope): { scope: Scope; bindings: readonly IndexBinding[] } {
    const scope = new Map(outer);
    const bindings = ranges.map((range): IndexBinding => {
      const { name: index, span } = range;
      if (isReserved(index)) this.fail(reservedName(span, index));
      if (scope.has(index)) this.fail(indexBoundTwice(span, index));
      const taken = meaningOf(this.names, index);
      if (taken !== undefined) this.fail(nameTaken(span, index, taken));
      const explicit = range.extent === undefined ? {} : { explicit: this.extent(range.extent, outer) };
      const binding = { index, span, ...explicit, evidence: [], used: false };
      scope.set(index, binding);
      return binding;
    });
    return { scope, bindings };
  }

  value(node: Syntax, scope: Scope): Expression {
    switch (node.kind) {
      case 'number':
        return { kind: 'number', value: node.value };
      case 'name':
        return this.affineValue(node, scope) ?? this.bareName(node, scope);
      case 'binary':
        return (
          this.affineValue(node, scope) ??
          apply(node.operator, this.value(node.left, scope), this.value(node.right, scope))
        );
      case 'negate':
        return this.affineValue(node, scope) ?? apply('negate', this.value(node.operand, scope));
      case 'read':
        return this.read(node, scope);
      case 'reduction':
        return this.reduction(node, scope);
      case 'call':
        return this.call(node, scope);
      case 'power':
        if (!Number.isSafeInteger(node.exponent)) this.fail(exponentNotInteger(node.span));
        return { kind: 'power', base: this.value(node.base, scope), exponent: node.exponent };
      case 'chain':
        return this.chain(node, scope);
      default:
        return node satisfies never;
    }
  }

  /** The largest affine parts of a value become one node. Undefined where it is none or has no name in it. */
  private affineValue(node: Syntax, scope: Scope): Expression | undefined {
    const form = this.affine(node, scope);
    return form === undefined || isConstant(form) ? undefined : { kind: 'affine', form };
  }

  private affine(node: Syntax, scope: Scope): Affine | undefined {
    const result = affineOf(node, this.addressName(scope));
    if ('problem' in result) return undefined;
    this.markUsed(result.form, scope);
    return result.form;
  }

  private slot(node: Syntax, scope: Scope): Affine {
    const result = affineOf(node, this.addressName(scope));
    if ('problem' in result) return this.fail(result.problem);
    this.markUsed(result.form, scope);
    return result.form;
  }

  private extent(node: Syntax, scope: Scope): Affine {
    const result = affineOf(node, this.addressName(scope));
    if ('problem' in result) return this.fail(result.problem);
    const index = Object.keys(result.form.terms).find((name) => scope.has(name));
    if (index !== undefined) this.fail(extentNotOfDims(node.span, index));
    return result.form;
  }

  private markUsed(form: Affine, scope: Scope): void {
    for (const name of Object.keys(form.terms)) {
      const binding = scope.get(name);
      if (binding !== undefined) binding.used = true;
    }
  }

  private addressName(scope: Scope): AddressName {
    return (name, span) => {
      if (scope.has(name) || this.names.dims.has(name)) return undefined;
      if (this.names.constants.has(name))
        return notAffine(span, { kind: 'value', what: `the constant '${name}'` });
      if (this.names.tensors.has(name))
        return notAffine(span, { kind: 'value', what: `the tensor '${name}'` });
      return unboundIndex(span, name, [...scope.keys(), ...this.names.dims]);
    };
  }

  /** A name that is neither index nor dim. */
  private bareName({ name, span }: SyntaxOf<'name'>, scope: Scope): Expression {
    const value = this.names.constants.get(name);
    if (value !== undefined) return { kind: 'number', value, name };
    const shape = this.names.tensors.get(name);
    if (shape?.length === 0) return { kind: 'read', tensor: name, indices: [], otherwise: 0 };
    if (shape !== undefined) return this.fail(wrongRank(span, name, shape.length, 0));
    if (isReducer(name) || isFunction(name)) return this.fail(reservedName(span, name));
    return this.fail(
      this.unknown({ name, span }, [...scope.keys(), ...this.names.dims, ...this.names.constants.keys()]),
    );
  }

  private unknown({ name, span }: Word, others: readonly string[]): ReturnType<typeof unknownName> {
    return this.names.pending.has(name)
      ? usedBeforeDefinition(span, name, name === this.current)
      : unknownName(span, name, [...others, ...this.names.tensors.keys()]);
  }

  private read(node: SyntaxOf<'read'>, scope: Scope): Expression {
    const { name, span } = node.tensor;
    const shape = this.names.tensors.get(name);
    if (shape === undefined) {
      const what = scope.has(name) ? 'an index' : meaningOf(this.names, name);
      return this.fail(what === undefined ? this.unknown(node.tensor, []) : notATensor(span, name, what));
    }
    if (node.slots.length !== shape.length)
      this.fail(wrongRank(node.span, name, shape.length, node.slots.length));
    const indices = node.slots.map((slot, axis) => {
      const form = this.slot(slot, scope);
      const [index = '', ...others] = Object.keys(form.terms);
      const exact = others.length === 0 && form.terms[index] === 1 && form.constant === 0;
      const extent = shape.at(axis);
      if (exact && extent !== undefined) {
        scope.get(index)?.evidence.push({ extent, from: name, span: slot.span });
      }
      return form;
    });
    return { kind: 'read', tensor: name, indices, otherwise: node.otherwise };
  }

  private reduction(node: SyntaxOf<'reduction'>, outer: Scope): Expression {
    const { scope, bindings } = this.bind(node.ranges, outer);
    const body = this.value(node.body, scope);
    const ranges: readonly Range[] = bindings.map((binding) => reducedRange(binding, this.fail));
    return { kind: 'reduce', reducer: node.reducer, ranges, body };
  }

  private call({ callee: { name, span }, operands }: SyntaxOf<'call'>, scope: Scope): Expression {
    if (!isFunction(name)) {
      if (isReducer(name)) return this.fail(reductionWithoutBody(span, name));
      return this.fail(unknownFunction(span, name, [...Object.keys(FUNCTIONS), ...REDUCERS]));
    }
    const arity = FUNCTIONS[name] ?? 0;
    if (operands.length !== arity) this.fail(wrongArity(span, name, arity, operands.length));
    return apply(name, ...operands.map((operand) => this.value(operand, scope)));
  }

  /** A comparison of two affine sides is an index bracket; any other compares values. */
  private chain({ operands, comparisons }: SyntaxOf<'chain'>, scope: Scope): Expression {
    const sides = operands.map((operand) => ({
      form: this.affine(operand, scope),
      value: this.value(operand, scope),
    }));
    return product(
      ...sides.slice(1).map((right, position): Expression => {
        const left = sides[position] ?? right;
        const comparison = comparisons[position] ?? 'eq';
        return left.form !== undefined && right.form !== undefined
          ? bracket(comparison, left.form, right.form)
          : apply(comparison, left.value, right.value);
      }),
    );
  }
}
