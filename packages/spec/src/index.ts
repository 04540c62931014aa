export * from './portable';
export { loadSpec, repository, type SpecOptions } from './load';
export { mnistTestSet, type LabelledImages } from './data/mnist';
export { photographTiles, type Photograph } from './data/photographs';
