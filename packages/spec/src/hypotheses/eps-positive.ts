import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'eps-positive',
  title: 'Positive epsilon',
  statement:
    'The constant under the root of a normalisation is greater than 0, so that the root is differentiable at a variance of 0.',
  guard: 'holds = [eps > 0]',
});
