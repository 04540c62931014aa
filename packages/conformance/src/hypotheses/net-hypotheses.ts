/** The hypotheses of a net's nodes, on the net's own activations. */
import { real, type TensorValue } from '@gradcert/notation';
import {
  functionTensor,
  type Application,
  type CertifiedFunction,
  type Hypothesis,
  type Net,
  type Spec,
} from '@gradcert/spec';
import type { ExecutedNet } from '../loss-gradient';
import { valueOf } from '../net-program';
import { functionClasses, type Varied } from './function-classes';
import { evaluateGuard } from './guards';

/** What came of a hypothesis at one place of a net. */
export interface NetHypothesis {
  readonly hypothesis: string;
  /** The step of the forward or backward that needs it, by the name of its result. */
  readonly step: string;
  /** For derivatives in what: 'all' where the guard does not tell. */
  readonly for: Varied | 'all';
  /** Windows, activations, examples. */
  readonly elements: number;
  readonly failing: number;
  /** The first element at which it does not hold: 'n=0, c=2, i=1, j=5'. */
  readonly first: string | null;
}

const VARIED: readonly Varied[] = ['parameters', 'inputs'];

/**
 * Checks every hypothesis of every step, or those that take their place in nets, in the order of the steps.
 * @throws RangeError for a net on replicas: the net of one replica with all their examples has the same data
 */
export function checkNetHypotheses({ net, values }: ExecutedNet, spec: Spec): readonly NetHypothesis[] {
  if (net.replicas !== undefined) {
    throw new RangeError(
      `hypotheses of '${net.id}' are checked on one replica: derive it with a larger batch`,
    );
  }
  const asked = askedOf([...net.forward, ...net.backward], spec);
  const varied = VARIED.map((what) => {
    return [what, functionClasses(net, stepsBelow(asked, net), values, what)] as const;
  });
  return asked.flatMap(({ hypothesis, step, entry }): NetHypothesis[] => {
    const operands = Object.entries(step.operands).map(
      ([name, source]) => [name, valueOf(values, source)] as const,
    );
    const check = (
      what: NetHypothesis['for'],
      more: Readonly<Record<string, TensorValue>>,
    ): NetHypothesis => {
      const inputs = { ...Object.fromEntries(operands), ...more };
      const { elements, failing, first } = evaluateGuard(hypothesis, entry, step.dims, inputs);
      const index = first?.map(({ name, value }) => `${name}=${String(value)}`).join(', ') ?? null;
      return { hypothesis: hypothesis.id, step: step.result, for: what, elements, failing, first: index };
    };
    if (!tells(hypothesis)) return [check('all', {})];
    return varied.map(([what, classes]) => check(what, functionsOf(step, classes, operands)));
  });
}

/** The forward up to the last step that a guard asks about functions of; none where no guard does. */
function stepsBelow(asked: readonly Asked[], net: Net): readonly Application[] {
  const telling = new Set(asked.filter(({ hypothesis }) => tells(hypothesis)).map(({ step }) => step));
  return net.forward.slice(0, net.forward.findLastIndex((step) => telling.has(step)) + 1);
}

/** Does the guard ask which function an element is? */
const tells = ({ guard }: Hypothesis): boolean => guard.includes(functionTensor(''));

const functionsOf = (
  step: Application,
  classes: ReadonlyMap<string, Float64Array>,
  operands: readonly (readonly [name: string, value: TensorValue])[],
): Record<string, TensorValue> =>
  Object.fromEntries(
    operands.flatMap(([name, { shape }]) => {
      const known = classes.get(step.operands[name]);
      return known ? [[functionTensor(name), real.lift(known, shape)]] : [];
    }),
  );

interface Asked {
  readonly hypothesis: Hypothesis;
  readonly step: Application;
  readonly entry: CertifiedFunction;
}

/** Each hypothesis once for the values that its guard reads: an op and its nodes may have the same. */
function askedOf(steps: readonly Application[], spec: Spec): Asked[] {
  const asked = new Map<string, Asked>();
  for (const step of steps) {
    const entry = step.apply;
    if (entry === 'reshape') continue;
    for (const id of entry.hypotheses) {
      for (const hypothesis of inNets(id, spec)) {
        const read = Object.entries(step.operands).filter(([name]) =>
          new RegExp(`\\b${name}\\b`).test(hypothesis.guard),
        );
        const key = JSON.stringify([hypothesis.id, read.length > 0 ? read : step.result]);
        if (!asked.has(key)) asked.set(key, { hypothesis, step, entry });
      }
    }
  }
  return [...asked.values()];
}

/** What takes a hypothesis' place in nets: itself, where nothing does. */
function inNets(id: string, spec: Spec): readonly Hypothesis[] {
  const instead = spec.hypotheses.filter((hypothesis) => hypothesis.inNets === id);
  return instead.length > 0 ? instead : spec.hypotheses.filter((hypothesis) => hypothesis.id === id);
}
