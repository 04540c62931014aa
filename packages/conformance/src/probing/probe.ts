/** A probe looks for what a hypothesis excludes, in a net's activations on real data. One file in probes/ each. */
import type { NetOptions } from '@gradcert/spec';

/** An example of the net's input. */
export interface ProbeImage {
  readonly name: string;
  readonly pixels: Float32Array;
}

export interface Probe {
  readonly id: string;
  readonly title: string;
  /** What the numbers are about, in one sentence. */
  readonly question: string;
  /** Id of the net, and the sizes that it is derived at. */
  readonly net: string;
  readonly sizes: NonNullable<NetOptions['sizes']>;
  /** Sizes at which every layer up to the pool has one channel: there the same cells are twins, at less cost. */
  readonly oneChannel: NonNullable<NetOptions['sizes']>;
  /** Examples that are run together. */
  readonly batch: number;
  /** @param folder the user's own data, where the probe takes them */
  readonly images: (folder?: string) => readonly ProbeImage[];
  /** Whether a folder of the user's own data may take the place of the probe's. */
  readonly takesFolder: boolean;
}

/** A window of the pool whose maximum is positive and is at several cells. */
export interface TiedWindow {
  readonly image: string;
  readonly channel: number;
  /** Row and column of the window. */
  readonly row: number;
  readonly column: number;
  /** The cells that share the maximum: row and column in the activation, and the float64 value there. */
  readonly cells: readonly { readonly row: number; readonly column: number; readonly exact: number }[];
  /** The maximum in float32. */
  readonly value: number;
}

export interface WindowCounts {
  readonly total: number;
  /** The maximum is 0. */
  readonly dead: number;
  /** The maximum is positive and at one cell. */
  readonly unique: number;
  /** The maximum is positive and at several cells, which are the same function of the parameters. */
  readonly twins: number;
  /** ... at several cells that are not, and that differ in float64: a tie that rounding made. */
  readonly rounding: number;
  /** ... at several cells that are not, and that do not differ in float64 either: what the hypothesis excludes. */
  readonly offending: number;
}

export interface ProbeReport {
  readonly images: number;
  readonly windows: WindowCounts;
  /** Images that have a window with a tied positive maximum. */
  readonly tiedImages: number;
  /** How many images have so many tied positive windows: from and to are both included. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly images: number }[];
  /** How many positive windows have their maximum at so many cells. */
  readonly cells: readonly { readonly cells: number; readonly windows: number }[];
  readonly firstTwins: TiedWindow | null;
  readonly firstRounding: TiedWindow | null;
  readonly firstOffending: TiedWindow | null;
}
