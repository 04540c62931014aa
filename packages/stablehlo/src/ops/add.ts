import { apply } from '@gradcert/notation';
import { defineElementwise } from '../elementwise';

export default defineElementwise('add', {
  arity: 2,
  accepts: ['float', 'integer'],
  formula: (...operands) => apply('add', ...operands),
});
