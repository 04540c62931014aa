export { buildSite, type BuildOptions, type BuildReport } from './build';
export type { SiteManifest } from './site';
export { serveSite, type Followed, type ServedSite } from './serve/serve-site';
export type { Measurements } from './measurements';
export { SiteError } from './site-error';
