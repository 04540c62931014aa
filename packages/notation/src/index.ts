export * from './affine';
export * from './ast';
export * from './build';
