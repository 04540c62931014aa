import { defineElementwise } from '../elementwise';

export default defineElementwise('sqrt', { arity: 1, accepts: ['float'] });
