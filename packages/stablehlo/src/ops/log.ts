import { defineElementwise } from '../elementwise';

export default defineElementwise('log', { arity: 1, accepts: ['float'] });
