import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

// Booleans are 0 and 1.
export default defineElementwise('and', {
  arity: 2,
  accepts: ['boolean'],
  formula: (...operands) => apply('multiply', ...operands),
});
