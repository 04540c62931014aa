/** What fails without a hypothesis: a point at which its guard is false and the node is not the derivative. */
import type { Hypothesis } from '@gradcert/spec';
import { differenceAt, drawPoint, type GradientNode, type Point } from './derivative-check';
import { elementCount } from '../extents';
import { evaluateGuard } from './guards';
import { sampledShapes, shapeName } from '../shapes';
import { violations } from './violations';

export interface Counterexample {
  /** Shape and change: 'N1.M1 with x[0,0] = 0'. */
  readonly at: string;
  /** What is seen there. */
  readonly difference: string;
}

export interface Necessity {
  /** Shape of the ordinary points at which the guard holds and the node is the derivative. */
  readonly control: string;
  /** What is wrong at such a point. */
  readonly controlFails?: string;
  /** One of each kind of change; none where no change of the guard's own making breaks the node. */
  readonly counterexamples: readonly Counterexample[];
}

/** Elements of the argument up to which a shape is searched: each is a direction of its own. */
const LARGEST_ARGUMENT = 64;

const holds = (hypothesis: Hypothesis, { node, dims, operands }: Point): boolean =>
  evaluateGuard(hypothesis, node, dims, operands).failing === 0;

const known = new WeakMap<Hypothesis, WeakMap<GradientNode, Necessity>>();

/** Searches the smallest shapes first, and the first at which something fails to the end. Once for a node and a hypothesis. */
export function whatFailsWithout(hypothesis: Hypothesis, node: GradientNode): Necessity {
  const ofHypothesis = known.get(hypothesis) ?? new WeakMap<GradientNode, Necessity>();
  known.set(hypothesis, ofHypothesis);
  const necessity = ofHypothesis.get(node) ?? search(hypothesis, node);
  ofHypothesis.set(node, necessity);
  return necessity;
}

function search(hypothesis: Hypothesis, node: GradientNode): Necessity {
  let control = 'no shape';
  for (const point of smallPoints(node)) {
    control = shapeName(point.dims);
    const wrong = holds(hypothesis, point) ? differenceAt(point) : 'the guard is false on ordinary data';
    if (wrong !== undefined) return { control, controlFails: wrong, counterexamples: [] };
    const found = new Map<string, Counterexample>();
    for (const { change, kind, point: changed, misfit } of violations(hypothesis, point)) {
      if (found.has(kind) || holds(hypothesis, changed)) continue;
      const difference = misfit ?? differenceAt(changed);
      if (difference !== undefined) found.set(kind, { at: `${control} with ${change}`, difference });
    }
    if (found.size > 0) return { control, counterexamples: [...found.values()] };
  }
  return { control, counterexamples: [] };
}

function smallPoints(node: GradientNode): Point[] {
  const size = ({ operands, argument }: Point): number => elementCount(operands[argument].shape);
  return sampledShapes(node.gradientOf.op)
    .map((dims) => drawPoint(node, dims))
    .filter((point) => size(point) <= LARGEST_ARGUMENT)
    .sort((a, b) => size(a) - size(b));
}
