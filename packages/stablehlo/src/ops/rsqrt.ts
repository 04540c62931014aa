import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('rsqrt', {
  arity: 1,
  accepts: ['float'],
  formula: (...operands) => apply('rsqrt', ...operands),
});
