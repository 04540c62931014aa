/** Is an optimizer step its parameter less the step size times the gradient that it names? */
import {
  apply,
  decideEqual,
  definition,
  number,
  product,
  range,
  read,
  variable,
  type Definition,
} from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { assumptionsOf, type Decision } from '../proof';
import { shapeName } from '../shapes';

type Update = NonNullable<CertifiedFunction['updates']>;

export function decideUpdate(entry: CertifiedFunction, { parameter, gradient }: Update): Decision {
  const step = stepOf(entry, { parameter, gradient });
  const decision = decideEqual(
    { statements: entry.denotation, result: entry.result.name },
    { statements: [...gradient.denotation, step], result: step.name },
    assumptionsOf(entry),
  );
  switch (decision.verdict) {
    case 'equal':
      return { verdict: 'proved', how: `for every shape, by ${decision.how}` };
    case 'undecided':
      return {
        verdict: 'sampled',
        how: 'float64 at random shapes',
        reason: `not proved for every shape: ${decision.reason}`,
      };
    case 'different': {
      const { dims, index, left, right, algebra } = decision.witness;
      const reason = entry.mistakeAt(
        'denotation',
        `the denotation is not ${parameter} - lr * '${gradient.id}': at ${shapeName(dims)} (${algebra}) ` +
          `element [${index.join(', ')}] is ${String(left)}, it should be ${String(right)}`,
        'correct the denotation',
      ).picture;
      return { verdict: 'different', how: algebra, reason };
    }
    default:
      return decision satisfies never;
  }
}

/** parameter - lr * gradient, after the gradient's statements. */
function stepOf(entry: CertifiedFunction, { parameter, gradient }: Update): Definition {
  const ranges = entry.result.shape.map((extent, axis) => range(`u${String(axis)}`, extent));
  const at = ranges.map(({ index }) => variable(index));
  const slope = product(number(entry.constants.lr), read(gradient.result.name, at));
  return definition('the step', ranges, apply('subtract', read(parameter, at), slope));
}
