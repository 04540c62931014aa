/** A backend that cannot start. */
import misbehaving from './misbehaving';

export default {
  ...misbehaving,
  id: 'unavailable',
  install: 'build a quantum computer',
  start: () => Promise.reject(new Error('no such device')),
};
