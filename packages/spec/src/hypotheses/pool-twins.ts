import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'pool-twins',
  title: 'Dead, one maximum, or twins',
  statement:
    'Every window is dead (its maximum is 0, which the rectifier before it made), has its maximum at one position, or at several that are the same function of what is varied: cells that read identical input are that in the parameters, so the loss has a derivative in them, though it has none in the input.',
  inNets: 'pool-unique-max',
  guard: `
    top[n,c,i<h,j<w] = max(p<2,q<2) x[n,c,2*i+p,2*j+q]
    first[n,c,i<h,j<w] = min(p<2,q<2) select([x[n,c,2*i+p,2*j+q] == top[n,c,i,j]], x_function[n,c,2*i+p,2*j+q], inf)
    last[n,c,i<h,j<w] = max(p<2,q<2) select([x[n,c,2*i+p,2*j+q] == top[n,c,i,j]], x_function[n,c,2*i+p,2*j+q], -inf)
    holds[n,c,i,j] = max([top[n,c,i,j] <= 0], [first[n,c,i,j] == last[n,c,i,j]])
  `,
});
