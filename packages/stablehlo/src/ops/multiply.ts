import { defineElementwise } from '../elementwise';

export default defineElementwise('multiply', { arity: 2, accepts: ['float', 'integer'] });
