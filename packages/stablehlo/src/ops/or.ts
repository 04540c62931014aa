import { defineElementwise } from '../elementwise';

export default defineElementwise('or', { arity: 2, accepts: ['boolean'] });
