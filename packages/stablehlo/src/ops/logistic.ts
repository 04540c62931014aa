import { defineElementwise } from '../elementwise';

export default defineElementwise('logistic', { arity: 1, accepts: ['float'] });
