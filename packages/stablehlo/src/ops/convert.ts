import { declaredType, defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { formatType, sameShape } from '../shapes';

export default defineOpKind({
  kind: 'convert',
  arity: 1,
  infer: (site) => {
    const result = declaredType('convert', site);
    const operand = site.operands[0]!;
    ensure(
      sameShape(operand.shape, result.shape),
      () => `convert: shapes differ: ${formatType(operand)} to ${formatType(result)}`,
      'convert changes the element type only',
    );
    return result;
  },
});
