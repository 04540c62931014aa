export { Tensor } from './tensor';
export * from './function';
export * from './elementwise';
export * from './structure';
export * from './contraction';
export * from './reduction';
