import type { Constants, NodeSpec } from '../entry';
import type { Graph } from './graph';

/** Sizes of a net's layers, by name. */
type Widths = Readonly<Record<string, number>>;

/** Parts that a net may have or not, by name. */
type Switches = Readonly<Record<string, boolean>>;

/** A net, by its forward alone: cotangents, parameter gradients and updates are derived from it. */
export interface NetSpec<W extends Widths = Widths, S extends Switches = Switches> {
  readonly id: string;
  readonly title: string;
  /** Where it comes from: 'mnist-cnn' ... */
  readonly source: string;
  /** Examples of a batch, unless an option says otherwise. */
  readonly batch: number;
  /** The net as published, and one of the same form that is small enough for exhaustive checks. */
  readonly widths: { readonly literal: W; readonly reduced: W };
  /** What an option may switch, with the net's own choice. */
  readonly switches?: S;
  /** Records the forward; the last step is the loss. */
  readonly forward: (graph: Graph, sizes: W & { readonly batch: number }, switches: S) => void;
  /**
   * Real data for the inputs and targets, by name: the first examples of a data set. None at sizes that the data do
   * not have: then they are drawn at random.
   */
  readonly examples?: (count: number, sizes: W) => Readonly<Record<string, Float32Array>> | undefined;
  /** Nodes that the net uses in place of those that they are the same as. */
  readonly nodes?: readonly NodeSpec[];
  /** Overrides of the functions' constants, by name: lr, eps. */
  readonly constants?: Constants;
  /** The train step reports the loss divided by the batch: for a loss that is a sum over it. */
  readonly reportsMean?: boolean;
  /**
   * Name of an unused scalar argument of the train step that stands where the loss stands among the
   * results: then every state argument has the place of its successor.
   */
  readonly lossSlot?: string;
}
