import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'odd-kernel',
  title: 'Odd kernels',
  statement:
    'Kernel extents are odd, kh = 2 ph + 1 and kw = 2 pw + 1: then the padding that the cotangent chain prints is the one that the derivative needs.',
  guard: 'holds = [kh == 2*ph+1] * [kw == 2*pw+1]',
});
