import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'relu-off-kink',
  title: 'Rectifier off its kink',
  statement: 'No pre-activation is exactly 0: at 0 the rectifier has no derivative, and the node chooses 0.',
  guard: 'holds[n,m] = [x[n,m] != 0]',
});
