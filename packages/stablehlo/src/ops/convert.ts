import { apply, number } from '@gradcert/notation';
import { plainAssembly } from '../assembly';
import { declaredType, defineOpKind } from '../op-kind';
import { ensure, outside } from '../errors';
import { formatType, sameShape } from '../shapes';

export default defineOpKind({
  kind: 'convert',
  arity: 1,
  infer: (site) => {
    const result = declaredType('convert', site);
    const operand = site.operands[0];
    ensure(
      sameShape(operand.shape, result.shape),
      () => `convert: shapes differ: ${formatType(operand)} to ${formatType(result)}`,
      'convert changes the element type only',
    );
    return result;
  },

  assembly: plainAssembly('convert', 'functional'),
  meaning: (operation, scope) => {
    const from = operation.operands[0].type.element;
    const to = operation.results[0].type.element;
    const value = scope.read(operation.operands[0], scope.indices(operation.results[0].type.shape.length));
    if (to === 'i1' && from !== 'i1') return [scope.computed(operation, apply('ne', value, number(0)))];
    if ((to === 'i32' || to === 'i64') && !from.startsWith('i')) {
      outside(
        `convert: truncation of ${from} to ${to} has no meaning in index notation`,
        'convert from an integer type, or to a floating-point one',
      );
    }
    return [scope.computed(operation, value)];
  },
});
