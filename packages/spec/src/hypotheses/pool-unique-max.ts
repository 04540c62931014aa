import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'pool-unique-max',
  title: 'One maximum in a window',
  statement:
    'Every window has its maximum at one position only: at a tie the pool has no derivative, and the node chooses the first maximum in row-major order.',
  guard: `
    top[n,c,i<h,j<w] = max(p<2,q<2) x[n,c,2*i+p,2*j+q]
    holds[n,c,i,j] = [sum(p<2,q<2) [x[n,c,2*i+p,2*j+q] == top[n,c,i,j]] == 1]
  `,
});
