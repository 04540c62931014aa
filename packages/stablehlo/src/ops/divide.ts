import { defineElementwise } from '../elementwise';

export default defineElementwise('divide', { arity: 2, accepts: ['float'] });
