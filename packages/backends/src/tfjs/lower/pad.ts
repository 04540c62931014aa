import { UnsupportedError } from '../../backend';
import { numberOf } from '../../signature';
import type { Lowering } from '../lowering';
import { padAxes } from '../padding';

const lowering: Lowering<'pad'> = ([x], { attributes: { low, high, interior }, operands }, context) => {
  const value = context.splat(operands[1]);
  if (value === undefined) throw new UnsupportedError('stablehlo.pad with a computed padding value on tfjs');
  return padAxes(
    x,
    value,
    low.map((form, axis) => ({ low: numberOf(form), high: numberOf(high[axis]), interior: interior[axis] })),
  );
};
export default lowering;
