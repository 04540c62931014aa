import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('log', {
  arity: 1,
  accepts: ['float'],
  formula: (...operands) => apply('log', ...operands),
});
