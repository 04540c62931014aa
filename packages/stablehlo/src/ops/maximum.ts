import { defineElementwise } from '../elementwise';

export default defineElementwise('maximum', { arity: 2, accepts: ['float', 'integer'] });
