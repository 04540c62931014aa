export { generate, type GenerateOptions } from './generate';
export { GenerateError, type GenerateReport, type StaleFile } from './output';
export type { Manifest, ManifestEntry, ManifestNet } from './generators/manifest';
