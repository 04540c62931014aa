import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'pool-3x3-unique-max',
  title: 'One maximum in a window of 3x3',
  statement:
    'Every window has its maximum at one position only: at a tie the pool has no derivative, and the node chooses the first maximum in row-major order. Padding is never chosen.',
  guard: `
    top[n,c,i<h,j<w] = max(p<3,q<3) x[n,c,2*i+p-1,2*j+q-1] else -inf
    inside[n,c,i<h,j<w] = sum(p<3,q<3) [0 <= 2*i+p-1 < 2*h] * [0 <= 2*j+q-1 < 2*w] * [x[n,c,2*i+p-1,2*j+q-1] == top[n,c,i,j]]
    holds[n,c,i,j] = [inside[n,c,i,j] == 1]
  `,
});
