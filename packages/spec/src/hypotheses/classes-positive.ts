import { defineHypothesis } from '../define';

export default defineHypothesis({
  id: 'classes-positive',
  title: 'There are classes',
  statement: 'There is at least one class: smoothing gives each of K classes the share alpha / K.',
  guard: 'holds = [K > 0]',
});
