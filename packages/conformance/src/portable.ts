/** Running and judging cases: all that a browser needs. Under a bundler for browsers it stands for this package. */
export { CLAIMS } from './claims';
export type { BackendUnderTest } from './execution';
export * from './results';
export * from './run';
export * from './summary';
export { judged, tightnessOf, type Tightness } from './tightness';
