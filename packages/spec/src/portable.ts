/** What needs no file: all that a browser can run. Under a bundler for browsers it stands for this package. */
export * from './entry';
export { checkDeclarations } from './check-declarations';
export { EntrySource } from './check/entry-source';
export { functionTensor, guardStatements } from './check/guards';
export { declarationKind, defineHypothesis, defineNet, defineNode, defineOp } from './define';
export { dimKinds } from './dim-kinds';
export { SpecError, SpecLoadError } from './spec-error';
export type { NetSpec } from './net/net-spec';
export { bf16Twin, onReplicas, variantOf } from './variant';
export { holdsExamples, sumsExamples } from './replicated';
export { solveDims, type ShapeEquation } from './net/solve-dims';
