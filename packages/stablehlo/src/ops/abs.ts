import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('abs', {
  arity: 1,
  accepts: ['float', 'integer'],
  formula: (...operands) => apply('abs', ...operands),
});
