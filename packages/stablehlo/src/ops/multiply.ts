import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('multiply', {
  arity: 2,
  accepts: ['float', 'integer'],
  formula: (...operands) => apply('multiply', ...operands),
});
