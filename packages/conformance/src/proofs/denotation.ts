/**
 * Is the hand-written denotation the VJP of the op's forward in that argument? Decided for every shape at once: the
 * forward is differentiated symbolically and compared by the normal form, at kinks by the convention of the entries.
 * What that proves is checked by dual numbers at one shape; what it does not decide is sampled at many.
 */
import type { CertifiedFunction } from '@gradcert/spec';
import { wrongElement, type Gradient } from '../derivative/gradient';
import { differenceAt, isInField } from '../derivative/pairing';
import { decideVjp } from '../derivative/symbolic';
import { decideUpdate } from '../derivative/update';
import type { Decision, Proof } from '../proof';
import { sampledShapes } from '../shapes';

export default {
  layer: 'denotation',
  applies: (entry) => entry.gradientOf !== undefined || entry.updates !== undefined,
  decide: (entry): Decision => {
    if (entry.updates) return decideUpdate(entry, entry.updates);
    return decideGradient(entry, entry.gradientOf as Gradient);
  },
} satisfies Proof;

function decideGradient(entry: CertifiedFunction, gradient: Gradient): Decision {
  const symbolic = decideVjp(entry, gradient);
  if (symbolic.verdict === 'different') {
    const { left: denoted, right: derivative, ...where } = symbolic.witness;
    const reason = wrongElement(entry, gradient, { ...where, denoted, derivative });
    return { verdict: 'different', how: `symbolic derivative, ${where.algebra}`, reason };
  }
  const isProved = symbolic.verdict === 'equal';
  const all = sampledShapes(gradient.op);
  const shapes = isProved ? all.slice(0, 1) : all;
  const count = `${String(shapes.length)} shape${shapes.length === 1 ? '' : 's'}`;
  const sampled = `dual numbers in ${isInField(entry, gradient) ? 'the prime field' : 'float64'} at ${count}`;
  for (const dims of shapes) {
    const reason = differenceAt(entry, gradient, dims);
    if (reason !== undefined) return { verdict: 'different', how: sampled, reason };
  }
  return isProved
    ? { verdict: 'proved', how: `for every shape, by the symbolic derivative: ${symbolic.how}; ${sampled}` }
    : { verdict: 'sampled', how: sampled, reason: `not proved for every shape: ${symbolic.reason}` };
}
