import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('minimum', {
  arity: 2,
  accepts: ['float', 'integer'],
  formula: (...operands) => apply('min', ...operands),
});
