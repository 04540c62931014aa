import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('logistic', {
  arity: 1,
  accepts: ['float'],
  formula: (...operands) => apply('logistic', ...operands),
});
