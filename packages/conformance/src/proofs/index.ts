// Generated from the files of this folder; edits are lost. Checksum a38e5aa2e777
// Rebuild: npx gradcert generate
export { default as denotation } from './denotation';
export { default as hypotheses } from './hypotheses';
export { default as meaning } from './meaning';
export { default as replicas } from './replicas';
export { default as text } from './text';
