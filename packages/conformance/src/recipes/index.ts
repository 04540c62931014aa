// Generated from the files of this folder; edits are lost. Checksum 7753b2761f23
// Rebuild: npx gradcert generate
export { default as cancellation } from './cancellation';
export { default as farMagnitudes } from './far-magnitudes';
export { default as integers } from './integers';
export { default as logits } from './logits';
export { default as normal } from './normal';
export { default as notANumber } from './not-a-number';
export { default as onGrid } from './on-grid';
export { default as probe } from './probe';
export { default as repetition } from './repetition';
export { default as sparseCotangent } from './sparse-cotangent';
export { default as statistics } from './statistics';
export { default as subnormal } from './subnormal';
export { default as ties } from './ties';
export { default as wideIntegers } from './wide-integers';
export { default as wideRange } from './wide-range';
