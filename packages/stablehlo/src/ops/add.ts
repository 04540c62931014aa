import { defineElementwise } from '../elementwise';

export default defineElementwise('add', { arity: 2, accepts: ['float', 'integer'] });
