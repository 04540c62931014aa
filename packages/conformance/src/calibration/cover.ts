/** The cheapest cases that notice what all notice: greedy weighted set cover, which is within ln(n) of the least. */

/** Multiply-adds that a case costs whatever its size: drawing, the request, the verdict. */
const OVERHEAD = 2e4;

export interface Coverable {
  /** Multiply-adds. */
  readonly cost: number;
  /** What it covers. */
  readonly covers: ReadonlySet<number>;
}

/**
 * Ordinals of the chosen, in their order.
 * @param kept those that are chosen whatever they cover
 */
export function cheapestCover(
  candidates: readonly Coverable[],
  kept: ReadonlySet<number>,
): readonly number[] {
  const chosen = new Set(kept);
  const missing = new Set(candidates.flatMap(({ covers }) => [...covers]));
  const cover = (at: number): void => {
    chosen.add(at);
    for (const each of candidates[at].covers) missing.delete(each);
  };
  for (const at of kept) cover(at);
  while (missing.size > 0) {
    let best = -1;
    let bestWorth = 0;
    for (const [at, { cost, covers }] of candidates.entries()) {
      const worth = [...covers].filter((each) => missing.has(each)).length / (cost + OVERHEAD);
      if (worth > bestWorth) [best, bestWorth] = [at, worth];
    }
    cover(best);
  }
  return [...chosen].sort((a, b) => a - b);
}
