import { linearIn } from '../../features';
import type { BehaviourOperator } from '../operator';

const SMALLEST_NORMAL = 2 ** -126;

const flushed = (data: Float32Array): Float32Array =>
  data.map((element) => (Math.abs(element) < SMALLEST_NORMAL ? 0 : element));

/** Of operands in which the entry is linear: a function of a subnormal number may be that of 0 up to rounding. */
export default {
  kind: 'behaviour',
  name: 'flush-to-zero',
  title: 'subnormal numbers were taken for 0',
  fault: 'range',
  *misbehaviours(entry) {
    for (const name of linearIn(entry)) {
      yield {
        what: name,
        wrap: (kernel) => (data, dims) => flushed(kernel({ ...data, [name]: flushed(data[name]) }, dims)),
      };
    }
  },
} satisfies BehaviourOperator;
