import type { DimKind } from './entry';

/** What each kind of dim counts, as pages and messages say it. */
export const dimKinds: Readonly<Record<DimKind, string>> = {
  batch: 'examples of a batch',
  channel: 'channels of an image',
  feature: 'features of a vector',
  class: 'classes',
  spatial: 'rows or columns of an image',
  row: 'vectors of an example (tokens, positions)',
  halfKernel: 'half of an odd kernel extent: k = 2 p + 1, and the padding that keeps the extent',
  replica: 'replicas of data-parallel training',
};

export const isDimKind = (text: string): text is DimKind => Object.hasOwn(dimKinds, text);
