import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('maximum', {
  arity: 2,
  accepts: ['float', 'integer'],
  formula: (...operands) => apply('max', ...operands),
});
