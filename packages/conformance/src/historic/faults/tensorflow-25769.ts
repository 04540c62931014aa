import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';
import { readAsChannelsLast } from '../layout';

export default {
  kind: 'behaviour',
  name: 'tensorflow-25769',
  title: 'the rewriting of a depthwise weight gradient took channels to be last, whatever the layout',
  fault: 'index',
  link: 'https://github.com/tensorflow/tensorflow/pull/25769',
  guessed:
    'what it computed: the issue behind the fix shows a program that does not compile; here both operands are read so',
  applies: gradientsOf(['depthwise', 'depthwise-strided', 'depthwise-strided-xla'], 'W'),
  *misbehaviours(entry) {
    yield {
      what: '',
      wrap: (kernel) => (operands, dims) =>
        kernel(readAsChannelsLast(entry, operands, dims, ['x', 'dy']), dims),
    };
  },
} satisfies HistoricFault;
