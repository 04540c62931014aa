// Generated from the files of this folder; edits are lost. Checksum 827a3f606943
// Rebuild: npx gradcert generate
export { default as denotation } from './denotation';
export { default as meaning } from './meaning';
export { default as replicas } from './replicas';
export { default as text } from './text';
