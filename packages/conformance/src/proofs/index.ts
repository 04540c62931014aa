export { default as denotation } from './denotation';
export { default as meaning } from './meaning';
export { default as text } from './text';
