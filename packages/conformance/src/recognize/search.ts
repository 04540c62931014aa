/** Compares a subject with entries, one after the other, and keeps what it may be. */
import { formatAffine, substituteConstants, UnsoundProof, type Affine } from '@gradcert/notation';
import type { CertifiedFunction } from '@gradcert/spec';
import { compare } from './compare';
import { constantsToTry } from './constants';
import type { Candidate, Match, Nearest, TensorRenaming } from './recognition';
import { disorder, renamingsOf, type AxisMap, type Renaming } from './renamings';
import { Samples } from './samples';
import type { Subject } from './subject';
import type { Trial } from './trial';
import { UNIT_SUMS, unitSumsOf } from './unit-sums';

export class Search {
  private readonly found: {
    readonly match: Match;
    readonly entry: CertifiedFunction;
    readonly renaming: Renaming;
  }[] = [];
  readonly candidates: Candidate[] = [];
  /** Ids of entries that none of the renamings that were tried gives, though there are more. */
  readonly tooMany: string[] = [];
  /** Ids of entries that differ on data with ties only: at kinks. */
  readonly elsewhere = new Set<string>();
  private readonly samples: Samples;
  private entries = 0;
  private renamings = 0;

  constructor(private readonly subject: Subject) {
    this.samples = new Samples(subject);
  }

  get compared(): { readonly entries: number; readonly renamings: number } {
    return { entries: this.entries, renamings: this.renamings };
  }

  /** Nodes before ops, the entries that others stand for before those, and of these the plainest renaming first. */
  get matches(): readonly Match[] {
    const place = ({ kind, sameAs }: CertifiedFunction): number => (kind === 'op' ? 2 : sameAs ? 1 : 0);
    return this.found
      .toSorted((a, b) => place(a.entry) - place(b.entry) || disorder(a.renaming) - disorder(b.renaming))
      .map(({ match }) => match);
  }

  /** Adds the entry to the matches or to the candidates, if the subject may be it. */
  tryEntry(entry: CertifiedFunction): void {
    const { renamings, complete } = renamingsOf(entry, this.subject);
    if (renamings.length === 0) return;
    this.entries += 1;
    this.renamings += renamings.length;
    let candidate: Candidate | undefined;
    for (const trial of this.trials(entry, renamings)) {
      const mismatch = this.samples.mismatch(trial);
      if (mismatch?.data === 'ties') this.elsewhere.add(entry.id);
      if (mismatch) continue;
      const decision = this.decide(trial);
      if (decision.verdict === 'equal') {
        this.found.push({
          entry,
          renaming: trial.renaming,
          match: { ...this.describe(trial), how: decision.how },
        });
        return;
      }
      if (decision.verdict === 'undecided') {
        candidate ??= { ...this.describe(trial), how: 'sampled', reason: decision.reason };
      }
    }
    if (candidate) this.candidates.push(candidate);
    else if (!complete) this.tooMany.push(entry.id);
  }

  private *trials(entry: CertifiedFunction, renamings: readonly Renaming[]): Generator<Trial> {
    for (const constants of constantsToTry(entry, this.subject)) {
      const denotation = substituteConstants(entry.denotation, constants);
      for (const renaming of renamings) {
        yield { entry, constants, denotation, renaming };
        const sums = unitSumsOf(entry, renaming);
        if (sums) yield { entry, constants, denotation, renaming, sums };
      }
    }
  }

  private decide(trial: Trial): ReturnType<typeof compare> {
    try {
      return compare(this.subject, trial);
    } catch (error) {
      if (!(error instanceof UnsoundProof)) throw error;
      return { verdict: 'undecided', reason: error.message };
    }
  }

  /** The renaming under which fewest elements differ, of these the plainest; undefined where none fits the shapes. */
  nearest(entry: CertifiedFunction): Nearest | undefined {
    let nearest: Nearest | undefined;
    for (const renaming of renamingsOf(entry, this.subject).renamings) {
      const { constants, denotation } = entry;
      const trial = { entry, constants, denotation, renaming };
      const mismatch = this.samples.wholeMismatch(trial);
      if (!mismatch) continue;
      if (nearest && mismatch.wrong >= nearest.mismatch.wrong) continue;
      nearest = { ...this.describe(trial), mismatch };
    }
    return nearest;
  }

  private describe({ entry, constants, renaming, sums }: Trial): Omit<Match, 'how'> {
    const { operands } = this.subject;
    return {
      entry: entry.id,
      kind: entry.kind,
      title: entry.title,
      operands: entry.operands.map(({ name, shape }, k) => {
        const { position, axes } = renaming.operands[k];
        const { name: is, extents } = operands[position];
        return tensorRenaming(name, shape, is, extents.length, axes);
      }),
      result: tensorRenaming(
        entry.result.name,
        entry.result.shape,
        'result',
        this.subject.extents.length,
        renaming.result,
      ),
      dims: renaming.dims,
      constants,
      under: sums ? [UNIT_SUMS] : [],
    };
  }
}

function tensorRenaming(
  name: string,
  shape: readonly Affine[],
  is: string,
  rank: number,
  axes: AxisMap,
): TensorRenaming {
  const extents = shape.map(formatAffine);
  const layout = Array.from({ length: rank }, (_, axis) => extents[axes.indexOf(axis)] ?? '1');
  return { name, shape: extents, is, layout };
}
