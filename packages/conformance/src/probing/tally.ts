/** Counts of a probe, window by window. */
import type { ProbeReport, TiedWindow, WindowCounts } from './probe';

export type WindowKind = Exclude<keyof WindowCounts, 'total'>;

/** A kind of window whose positive maximum is at several cells. */
export type TieKind = 'twins' | 'rounding' | 'offending';

export class ProbeTally {
  private readonly counts: Record<WindowKind, number> = {
    dead: 0,
    unique: 0,
    twins: 0,
    rounding: 0,
    offending: 0,
  };
  private readonly first: Partial<Record<TieKind, TiedWindow>> = {};
  /** How many tied positive windows each image has. */
  private readonly tiesOfImages: number[] = [];
  private readonly byCells = new Map<number, number>();

  /** The windows that follow are those of another image. */
  startImage(): void {
    this.tiesOfImages.push(0);
  }

  dead(): void {
    this.counts.dead++;
  }

  unique(): void {
    this.counts.unique++;
    this.byCells.set(1, (this.byCells.get(1) ?? 0) + 1);
  }

  /** @param describe called for the first window of its kind alone */
  tied(kind: TieKind, cells: number, describe: () => TiedWindow): void {
    this.counts[kind]++;
    this.tiesOfImages[this.tiesOfImages.length - 1]++;
    this.byCells.set(cells, (this.byCells.get(cells) ?? 0) + 1);
    this.first[kind] ??= describe();
  }

  report(): ProbeReport {
    const { dead, unique, twins, rounding, offending } = this.counts;
    return {
      images: this.tiesOfImages.length,
      windows: {
        total: dead + unique + twins + rounding + offending,
        dead,
        unique,
        twins,
        rounding,
        offending,
      },
      tiedImages: this.tiesOfImages.filter((ties) => ties > 0).length,
      histogram: histogram(this.tiesOfImages),
      cells: [...this.byCells].sort(([a], [b]) => a - b).map(([cells, windows]) => ({ cells, windows })),
      firstTwins: this.first.twins ?? null,
      firstRounding: this.first.rounding ?? null,
      firstOffending: this.first.offending ?? null,
    };
  }
}

const BINS = 12;

/** A bin for 0, then bins of one width from 1 to the largest number, those before the first image left out. */
function histogram(numbers: readonly number[]): ProbeReport['histogram'] {
  const width = roundUp(Math.max(0, ...numbers) / BINS);
  const binOf = (value: number): number => Math.ceil(value / width);
  const images: number[] = [];
  for (const value of numbers) images[binOf(value)] = (images[binOf(value)] ?? 0) + 1;
  const lowest = images.findIndex((count, bin) => bin > 0 && count > 0);
  return Array.from(images, (count, bin) => ({
    from: bin === 0 ? 0 : (bin - 1) * width + 1,
    to: bin * width,
    images: count ?? 0,
  })).filter((_, bin) => bin === 0 || bin >= lowest);
}

/** The next of 1, 2, 5, 10, 20, 50 ... */
function roundUp(value: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (step * power >= value) return step * power;
  }
}
