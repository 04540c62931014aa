import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('divide', {
  arity: 2,
  accepts: ['float'],
  formula: (...operands) => apply('divide', ...operands),
});
