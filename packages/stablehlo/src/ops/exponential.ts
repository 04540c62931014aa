import { defineElementwise } from '../elementwise';

export default defineElementwise('exponential', { arity: 1, accepts: ['float'] });
