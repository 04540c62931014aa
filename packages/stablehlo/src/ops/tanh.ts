import { defineElementwise } from '../elementwise';

export default defineElementwise('tanh', { arity: 1, accepts: ['float'] });
