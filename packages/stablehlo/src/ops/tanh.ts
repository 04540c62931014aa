import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('tanh', {
  arity: 1,
  accepts: ['float'],
  formula: (...operands) => apply('tanh', ...operands),
});
