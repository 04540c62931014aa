import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'targets-sum-to-one',
  title: 'Targets sum to 1',
  statement:
    'The targets of each example sum to 1, as one-hot targets do: otherwise the gradient in the logits has the probabilities times that sum.',
  guard: 'holds[n] = [abs(sum(k) t[n,k] - 1) <= 1e-6]',
});
