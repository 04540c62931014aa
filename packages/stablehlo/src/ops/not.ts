import { apply, number } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

// Booleans are 0 and 1.
export default defineElementwise('not', {
  arity: 1,
  accepts: ['boolean'],
  formula: (operand) => apply('subtract', number(1), operand),
});
