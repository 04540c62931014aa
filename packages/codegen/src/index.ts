export { createContext, type GeneratorContext } from './context';
export { generate, type GenerateOptions } from './generate';
export { casesByLayer } from './layers';
export { GenerateError, type GenerateReport, type StaleFile } from './output';
export { entryPage, hypothesisPage, netPage, proofsFile } from './paths';
export { packageRecord, readProofRecord, recordedProofs } from './proof-record';
export type { Manifest, ManifestEntry, ManifestNet } from './generators/manifest';
