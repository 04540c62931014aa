import { addScaled, apply, bracket, constant, isConstant, number } from '@gradcert/notation';
import { parseForeignAttributes } from '../assembly';
import { formatDense, formatLiteral, parseDense, type Dense } from '../text/literals';
import type { Attributes, TensorType } from '../ir';
import { declaredType, defineOpKind } from '../op-kind';
import { ensure, fail, outside } from '../errors';
import { formatType } from '../shapes';

/** A meaning has a case for each literal of a list. */
const mostLiterals = 1024;

function literals(value: Attributes['constant']['value'], type: TensorType): string {
  if (typeof value === 'number') return formatLiteral(value, type.element);
  if ('kind' in value)
    fail('constant: the text of a value in dims does not exist', 'bind the dims first (bindDims)');
  return formatDense(value, type);
}

const fromDense = ({ splat, values, literal }: Dense): Attributes['constant'] =>
  splat ? { value: values[0], literal } : { value: values };

export default defineOpKind({
  kind: 'constant',
  arity: 0,
  infer: (site) => {
    const result = declaredType('constant', site);
    const { value } = site.attributes;
    if (Array.isArray(value)) {
      const count = result.shape.reduce((product, extent) => product * extent.constant, 1);
      ensure(
        result.shape.every(isConstant) && count === value.length,
        () => `constant: ${String(value.length)} literals for ${formatType(result)}`,
        'give one literal per element, or one for all',
      );
    }
    return result;
  },

  assembly: {
    print: (operation) => {
      const { type } = operation.results[0];
      const { value, literal } = operation.attributes;
      return ` dense<${literal ?? literals(value, type)}> : ${formatType(type)}`;
    },
    parse: ({ cursor }) => {
      parseForeignAttributes('constant', cursor);
      if (cursor.at('dense_resource')) {
        cursor.outside('constants of a resource are not read here', 'print them in full', cursor.peek());
      }
      cursor.expect('dense');
      const dense = parseDense(cursor);
      return {
        operands: [],
        attributes: fromDense(dense),
        regions: [],
        signature: { operands: [], result: dense.type },
      };
    },
    attributes: (reader, result) => fromDense(reader.dense('value', result)),
  },
  meaning: (operation, scope) => {
    const { value } = operation.attributes;
    if (typeof value === 'number') return [scope.computed(operation, number(value))];
    if ('kind' in value) return [scope.computed(operation, value)];
    if (value.every((entry) => entry === value[0])) return [scope.computed(operation, number(value[0] ?? 0))];
    if (value.length > mostLiterals) {
      outside(`a constant of ${String(value.length)} different literals`, 'give it as an argument');
    }
    const { shape } = operation.results[0].type;
    const ordinal = shape.reduce(
      (form, extent, axis) => addScaled(scope.index(axis), form, extent.constant),
      constant(0),
    );
    const terms = value.map((entry, k) =>
      apply('select', bracket('eq', ordinal, k), number(entry), number(0)),
    );
    const body = terms.reduce((left, right) => apply('add', left, right), number(0));
    return [scope.computed(operation, body)];
  },
});
