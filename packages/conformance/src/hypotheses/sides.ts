/** The derivative of a net's loss from either side: they differ where it has none. */
import { rightDerivative } from '@gradcert/notation';
import { derivativeAlong } from '../along';
import { LOSS_GRADIENT_RELATIVE, type ExecutedNet } from '../loss-gradient';
import { valueOf } from '../net-program';
import { randomStream } from '../random';

export interface Sides {
  readonly right: number;
  readonly left: number;
  /** Are they equal, up to the rounding of float64 through a net? */
  readonly equal: boolean;
}

/** In a random direction of a parameter or an input: a kink that is met shows there, whichever element it depends on. */
export function sidesOfDerivative(executed: ExecutedNet, moved: string): Sides {
  const { net, values } = executed;
  const stream = randomStream(`sides ${net.id} ${moved}`);
  const along = Float64Array.from(valueOf(values, moved).lanes[0], () => stream.normal());
  const right = derivativeAlong(executed, new Map([[moved, along]]), rightDerivative);
  const opposite = along.map((element) => -element);
  const left = -derivativeAlong(executed, new Map([[moved, opposite]]), rightDerivative);
  const equal = Math.abs(right - left) <= LOSS_GRADIENT_RELATIVE * Math.max(Math.abs(right), Math.abs(left));
  return { right, left, equal };
}
