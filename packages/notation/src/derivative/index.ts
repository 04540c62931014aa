export { vectorJacobianProduct, type Forward, type Gradient } from './vjp';
