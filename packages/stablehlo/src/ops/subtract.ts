import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('subtract', {
  arity: 2,
  accepts: ['float', 'integer'],
  formula: (...operands) => apply('subtract', ...operands),
});
