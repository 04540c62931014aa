// Generated from the files of this folder; edits are lost. Checksum 7d96b9ace717
// Rebuild: npx gradcert generate
export { default as denotation } from './denotation';
export { default as meaning } from './meaning';
export { default as text } from './text';
