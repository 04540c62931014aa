import { defineElementwise } from '../elementwise';

export default defineElementwise('rsqrt', { arity: 1, accepts: ['float'] });
