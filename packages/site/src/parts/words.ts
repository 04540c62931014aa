/** What the kinds of dims and operands mean, for readers. */
import type { DimKind, OperandKind } from '@gradcert/spec';

export const DIM_WORDS: Readonly<Record<DimKind, string>> = {
  batch: 'examples',
  channel: 'channels',
  feature: 'features',
  class: 'classes',
  spatial: 'rows or columns of the image',
  row: 'tokens',
  halfKernel: 'padding on each side; the kernel is 2·this + 1 wide',
  replica: 'replicas',
};

export const OPERAND_WORDS: Readonly<Record<OperandKind, string>> = {
  real: 'any real number',
  positive: 'positive',
  'one-hot': 'one 1 in each row, else 0',
  distribution: 'rows that sum to 1',
  mask: '0 or 1',
  step: 'a step size',
};

/** A name in kebab case as a title: 'strided-convolution' is 'Strided convolution'. */
export const nameTitle = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
