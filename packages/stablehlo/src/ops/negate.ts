import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('negate', {
  arity: 1,
  accepts: ['float', 'integer'],
  formula: (...operands) => apply('negate', ...operands),
});
