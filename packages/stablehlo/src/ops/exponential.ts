import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('exponential', {
  arity: 1,
  accepts: ['float'],
  formula: (...operands) => apply('exp', ...operands),
});
