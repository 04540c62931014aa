export * from './portable';
export { forgetEntries, isEntryFile } from './forget';
export { loadSpec, repository, type SpecOptions } from './load';
export { mnistTestSet, type LabelledImages } from './data/mnist';
export { photographTiles, type Photograph } from './data/photographs';
