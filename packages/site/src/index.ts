export { buildSite, type BuildOptions, type BuildReport, type SiteManifest } from './build';
export type { Measurements } from './measurements';
export { SiteError } from './site-error';
