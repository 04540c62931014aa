import { defineElementwise } from '../elementwise';

export default defineElementwise('not', { arity: 1, accepts: ['boolean'] });
