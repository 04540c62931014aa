/**
 * Recognition by meaning: which certified function is a text's, under which renaming of operands, axes and dims?
 * Shapes say which renamings there can be, evaluation says which of them are worth a proof, the normal form proves.
 */
import type { CertifiedFunction, Spec } from '@gradcert/spec';
import { entriesOf } from '../plan';
import type { Recognition } from './recognition';
import { MOST_RENAMINGS } from './renamings';
import { Search } from './search';
import { workOf } from './samples';
import { isOpaque, readSubjects, type Subject } from './subject';

export interface RecognizeOptions {
  /** Compare with this entry alone, and say where it differs. */
  readonly node?: CertifiedFunction;
}

/** A text that takes more multiply-adds than this before its last operation is not evaluated. */
const MOST_WORK = 2e9;

/**
 * What each result of the text's main function is.
 * @throws StableHloError where the text is malformed
 */
export function* recognize(text: string, spec: Spec, options: RecognizeOptions = {}): Generator<Recognition> {
  for (const subject of readSubjects(text)) {
    if (isOpaque(subject)) {
      const nothing = { operands: [], extents: [], matches: [], candidates: [] };
      yield { ...subject, verdict: 'undecided', ...nothing, compared: { entries: 0, renamings: 0 } };
    } else yield recognizeSubject(subject, spec, options);
  }
}

function recognizeSubject(subject: Subject, spec: Spec, { node }: RecognizeOptions): Recognition {
  const facts = {
    function: subject.function,
    position: subject.position,
    operands: subject.operands.map(({ name, extents }) => ({ name, extents })),
    extents: subject.extents,
  };
  const nothing = { matches: [], candidates: [], compared: { entries: 0, renamings: 0 } };
  if ([...subject.operands.map((operand) => operand.extents), subject.extents].flat().includes(0)) {
    return { ...facts, ...nothing, verdict: 'undecided', reason: 'a tensor of the text is empty' };
  }
  const work = workOf(subject).others;
  if (work > MOST_WORK) {
    const reason = `at this shape the text takes ${work.toExponential(1)} multiply-adds, too many to evaluate: export it at a smaller one`;
    return { ...facts, ...nothing, verdict: 'undecided', reason };
  }
  const search = new Search(subject);
  for (const entry of node ? [node] : entriesOf(spec)) search.tryEntry(entry);
  const { matches, candidates, compared } = search;
  const nearest = node && matches.length === 0 ? search.nearest(node) : undefined;
  const verdict = matches.length > 0 ? 'recognised' : candidates.length > 0 ? 'undecided' : 'none';
  const reason = matches.length === 0 ? reasonOf(search, node) : undefined;
  return {
    ...facts,
    verdict: verdict === 'none' && search.tooMany.length > 0 ? 'undecided' : verdict,
    matches,
    candidates,
    ...(nearest && { nearest }),
    ...(reason !== undefined && { reason }),
    compared,
  };
}

/** Why there is no match. */
function reasonOf(
  { candidates, tooMany, compared, elsewhere }: Search,
  node: CertifiedFunction | undefined,
): string {
  const [candidate] = candidates;
  if (candidate)
    return `it agrees with ${candidate.entry} on all data that were drawn, but: ${candidate.reason}`;
  if (tooMany.length > 0) {
    const most = String(MOST_RENAMINGS);
    return `more than ${most} renamings fit the shapes of ${tooMany.join(', ')}: export it with different extents`;
  }
  if (compared.renamings > 0) {
    const all = node?.id ?? `all ${String(compared.entries)} entries that fit its shapes`;
    const but =
      elsewhere.size === 0 ? '' : `; on data without ties it agrees with ${[...elsewhere].join(', ')}`;
    return `it differs from ${all} under every renaming (${String(compared.renamings)})${but}`;
  }
  return node
    ? `no renaming of operands and axes gives the shapes of ${node.id}`
    : 'no entry fits its shapes';
}
