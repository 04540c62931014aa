// Generated from the files of this folder; edits are lost. Checksum 64130b96ec38
// Rebuild: npx gradcert generate
export { default as backends } from './backends';
export { default as concepts } from './concepts';
export { default as families } from './families';
export { default as findings } from './findings';
export { default as guides } from './guides';
export { default as historicFaults } from './historic-faults';
export { default as hypotheses } from './hypotheses';
export { default as laws } from './laws';
export { default as mutationOperators } from './mutation-operators';
export { default as nets } from './nets';
export { default as nodes } from './nodes';
export { default as opKinds } from './op-kinds';
export { default as ops } from './ops';
