export * from './entry';
export { defineHypothesis, defineNet, defineNode, defineOp } from './define';
export { dimKinds } from './dim-kinds';
export { loadSpec, type SpecOptions } from './load';
export { SpecError, SpecLoadError } from './spec-error';
export type { NetSpec } from './net/net-spec';
export { bf16Twin } from './variant';
export { solveDims, type ShapeEquation } from './net/solve-dims';
export { mnistTestSet, type LabelledImages } from './data/mnist';
