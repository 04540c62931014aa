import { defineElementwise } from '../elementwise';

export default defineElementwise('and', { arity: 2, accepts: ['boolean'] });
