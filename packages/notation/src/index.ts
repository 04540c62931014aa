export * from './affine';
export * from './ast';
