import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'relu6-off-kinks',
  title: 'Rectifier off both kinks',
  statement:
    'No pre-activation is exactly 0 or 6: there the bounded rectifier has no derivative, and the node chooses 0.',
  guard: 'holds[n,m] = [x[n,m] != 0] * [x[n,m] != 6]',
});
