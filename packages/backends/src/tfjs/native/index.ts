// Generated from the files of this folder; edits are lost. Checksum 74f45ff83e66
// Rebuild: npx gradcert generate
export { default as 'batch-norm' } from './batch-norm';
export { default as 'conv' } from './conv';
export { default as 'conv-strided' } from './conv-strided';
export { default as 'conv-strided-xla' } from './conv-strided-xla';
export { default as 'dense' } from './dense';
export { default as 'depthwise' } from './depthwise';
export { default as 'depthwise-strided' } from './depthwise-strided';
export { default as 'depthwise-strided-xla' } from './depthwise-strided-xla';
export { default as 'layer-norm' } from './layer-norm';
export { default as 'max-pool-2x2' } from './max-pool-2x2';
export { default as 'patchify' } from './patchify';
export { default as 'relu' } from './relu';
export { default as 'softmax-cross-entropy' } from './softmax-cross-entropy';
