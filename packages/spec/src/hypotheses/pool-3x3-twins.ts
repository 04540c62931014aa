import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'pool-3x3-twins',
  title: 'Dead, one maximum, or twins, in windows of 3x3',
  statement:
    'Every window is dead (its maximum is 0, which the rectifier before it made), has its maximum at one position, or at several that are the same function of what is varied: cells that read identical input are that in the parameters, so the loss has a derivative in them, though it has none in the input. Padding is never chosen.',
  inNets: 'pool-3x3-unique-max',
  guard: `
    top[n,c,i<h,j<w] = max(p<3,q<3) x[n,c,2*i+p-1,2*j+q-1] else -inf
    first[n,c,i<h,j<w] = min(p<3,q<3) select([x[n,c,2*i+p-1,2*j+q-1] == top[n,c,i,j]], x_function[n,c,2*i+p-1,2*j+q-1], inf)
    last[n,c,i<h,j<w] = max(p<3,q<3) select([x[n,c,2*i+p-1,2*j+q-1] == top[n,c,i,j]], x_function[n,c,2*i+p-1,2*j+q-1], -inf)
    holds[n,c,i,j] = max([top[n,c,i,j] <= 0], [first[n,c,i,j] == last[n,c,i,j]])
  `,
});
