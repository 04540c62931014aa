import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('sqrt', {
  arity: 1,
  accepts: ['float'],
  formula: (...operands) => apply('sqrt', ...operands),
});
