import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

// Booleans are 0 and 1.
export default defineElementwise('or', {
  arity: 2,
  accepts: ['boolean'],
  formula: (...operands) => apply('max', ...operands),
});
