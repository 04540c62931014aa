export * from './recognition';
export { recognize, type RecognizeOptions } from './recognize';
export { type Mismatch } from './samples';
