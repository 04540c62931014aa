// Generated from the files of this folder; edits are lost. Checksum edb148126581
// Rebuild: npx gradcert generate
export { default as batchAdditivity } from './batch-additivity';
export { default as cotangentLinearity } from './cotangent-linearity';
export { default as erasedRounding } from './erased-rounding';
export { default as permutation } from './permutation';
export { default as scaleHomogeneity } from './scale-homogeneity';
export { default as translation } from './translation';
export { default as zeroCotangent } from './zero-cotangent';
