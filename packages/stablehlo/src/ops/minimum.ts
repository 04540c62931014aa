import { defineElementwise } from '../elementwise';

export default defineElementwise('minimum', { arity: 2, accepts: ['float', 'integer'] });
