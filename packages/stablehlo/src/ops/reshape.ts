import { view } from '@gradcert/notation';
import { plainAssembly } from '../assembly';
import { declaredType, defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { formatType, sameElementCount } from '../shapes';

export default defineOpKind({
  kind: 'reshape',
  arity: 1,
  infer: (site) => {
    const result = declaredType('reshape', site);
    const operand = site.operands[0];
    ensure(
      operand.element === result.element && sameElementCount(operand.shape, result.shape),
      () => `reshape: ${formatType(operand)} does not reshape to ${formatType(result)}`,
      'element type and number of elements stay the same',
    );
    return result;
  },

  assembly: plainAssembly('reshape', 'functional'),
  meaning: (operation, scope) => {
    const result = operation.results[0];
    return [view(scope.name(result), scope.name(operation.operands[0]), result.type.shape)];
  },
});
