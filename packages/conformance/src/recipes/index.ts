// Generated from the files of this folder; edits are lost. Checksum 3733a3da661c
// Rebuild: npx gradcert generate
export { default as cancellation } from './cancellation';
export { default as integers } from './integers';
export { default as logits } from './logits';
export { default as normal } from './normal';
export { default as onGrid } from './on-grid';
export { default as probe } from './probe';
export { default as repetition } from './repetition';
export { default as sparseCotangent } from './sparse-cotangent';
export { default as statistics } from './statistics';
export { default as ties } from './ties';
export { default as wideIntegers } from './wide-integers';
export { default as wideRange } from './wide-range';
