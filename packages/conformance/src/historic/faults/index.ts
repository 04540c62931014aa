// Generated from the files of this folder; edits are lost. Checksum 0b75eb80fb17
// Rebuild: npx gradcert generate
export { default as composableKernel105 } from './composable-kernel-105';
export { default as ireeTurbine1223 } from './iree-turbine-1223';
export { default as nnlib133 } from './nnlib-133';
export { default as pytorch147303 } from './pytorch-147303';
export { default as pytorch156513 } from './pytorch-156513';
export { default as pytorch183861 } from './pytorch-183861';
export { default as pytorch195701 } from './pytorch-195701';
export { default as pytorch50042 } from './pytorch-50042';
export { default as pytorch57796 } from './pytorch-57796';
export { default as pytorch64039 } from './pytorch-64039';
export { default as pytorch68048 } from './pytorch-68048';
export { default as tensorflow118701 } from './tensorflow-118701';
export { default as tensorflow25769 } from './tensorflow-25769';
export { default as tensorflow4886 } from './tensorflow-4886';
export { default as tensorflow51681 } from './tensorflow-51681';
export { default as xla13054 } from './xla-13054';
