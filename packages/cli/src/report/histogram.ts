/** Where results stand below their bounds: a histogram of log10(error / bound), as an SVG that is drawn here and not in the reader's browser. */
import { groupBy, judged, type CaseResult } from '@gradcert/conformance';
import { share } from '../share';

/** Decades below the bound that have bins; what is further below stands in the first. */
const DECADES = 6;
const BINS_PER_DECADE = 2;
const BINS = DECADES * BINS_PER_DECADE;

const WIDTH = 260;
const HEIGHT = 64;
/** Below the bars, for the ticks. */
const AXIS = 16;
const STEP = WIDTH / (BINS + 2);

/** 0: equal in every bit, or further below than the axis goes; 1 to BINS: inside; BINS + 1: outside the bound. */
function binOf(tightness: number): number {
  if (!(tightness <= 1)) return BINS + 1;
  const place = Math.ceil((Math.log10(tightness) + DECADES) * BINS_PER_DECADE);
  return Math.min(BINS, Math.max(0, place));
}

interface Bar {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
  readonly outside: boolean;
  /** What a pointer that rests on it is shown. */
  readonly title: string;
}

export interface Histogram {
  readonly backend: string;
  readonly layer: string;
  readonly route: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
  /** Where the bound is. */
  readonly bound: string;
  readonly bars: readonly Bar[];
  readonly ticks: readonly { readonly x: string; readonly label: string }[];
}

const rangeOf = (bin: number): string => {
  const edge = (at: number): string => `1e${String(at / BINS_PER_DECADE - DECADES)}`;
  if (bin === 0) return `equal, or below ${edge(0)} of the bound`;
  return bin > BINS ? 'outside the bound' : `${edge(bin - 1)} to ${edge(bin)} of the bound`;
};

function bars(counts: readonly number[]): readonly Bar[] {
  const most = Math.max(...counts);
  return counts.flatMap((count, bin) => {
    if (count === 0) return [];
    // One result among thousands is still to be seen.
    const height = Math.max(2, (count / most) * HEIGHT);
    return [
      {
        x: (bin * STEP + 1).toFixed(1),
        y: (HEIGHT - height).toFixed(1),
        width: (STEP - 2).toFixed(1),
        height: height.toFixed(1),
        outside: bin > BINS,
        title: `${String(count)}: ${rangeOf(bin)}`,
      },
    ];
  });
}

/** At a hundredth each. */
const ticks = [
  { x: (STEP * 0.9).toFixed(1), label: '\u226410\u207b\u2076' },
  { x: (STEP * (1 + 2 * BINS_PER_DECADE)).toFixed(1), label: '10\u207b\u2074' },
  { x: (STEP * (1 + 4 * BINS_PER_DECADE)).toFixed(1), label: '10\u207b\u00b2' },
  { x: (STEP * (1 + BINS)).toFixed(1), label: 'bound' },
];

/** One for each backend, route and layer that judges against a bound. */
export function histograms(results: readonly CaseResult[]): readonly Histogram[] {
  const groups = groupBy(judged(results), ({ backend, route, layer }) => `${backend} ${route} ${layer}`);
  return [...groups.values()].flatMap((members) => {
    const [{ backend, route, layer }] = members as [CaseResult];
    const counts = Array.from({ length: BINS + 2 }, () => 0);
    for (const { tightness } of members) counts[binOf(tightness)]++;
    const largest = members.reduce((most, { tightness }) => Math.max(most, tightness), 0);
    // Layers of bit-equality whose results are all equal have nothing to show.
    if (largest === 0) return [];
    const drawn = { width: WIDTH, height: HEIGHT + AXIS, baseline: HEIGHT, bars: bars(counts), ticks };
    const caption = `${String(members.length)} results, largest ${share(largest)}`;
    return [{ backend, route, layer, caption, bound: ((1 + BINS) * STEP).toFixed(1), ...drawn }];
  });
}
