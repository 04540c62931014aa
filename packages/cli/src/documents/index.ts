/** The JSON documents of --json and of reports. Their schemas stand in schemas/; a field is never renamed within a version. */
export type { RunSummary } from '@gradcert/conformance';
export * from './results';
export * from './claims';
export * from './fleet';
export * from './mutants';
export * from './backends';
export * from './spec';
export * from './error';
