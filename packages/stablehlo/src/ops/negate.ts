import { defineElementwise } from '../elementwise';

export default defineElementwise('negate', { arity: 1, accepts: ['float', 'integer'] });
