export * from './ir';
export type { Tensor } from './builder';
