export * from './ir';
export { StableHloError, type TextPosition } from './errors';
export * from './builder';
export { bindDims } from './bind-dims';
export { opKinds, isOpKind } from './registry';
