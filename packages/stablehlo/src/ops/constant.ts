import { isConstant } from '@gradcert/notation';
import { declaredType, defineOpKind } from '../op-kind';
import { ensure } from '../errors';
import { formatType } from '../shapes';

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
});
