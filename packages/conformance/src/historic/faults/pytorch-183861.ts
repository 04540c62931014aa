import { changedAlong, resultDims } from '../../mutants/axes';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

const ASSUMED_WARP = 64;
const WARP = 32;

export default {
  kind: 'behaviour',
  name: 'pytorch-183861',
  title:
    'layer norm summed its parameter gradients by warps of 64 where a warp is 32: half of the features were lost',
  fault: 'index',
  link: 'https://github.com/pytorch/pytorch/issues/183861',
  guessed: 'which half of 64 features is lost, and that it reads as zeros',
  applies: gradientsOf(['layer-norm', 'channel-layer-norm'], 'gamma', 'beta'),
  *misbehaviours(entry) {
    const [feature] = resultDims(entry);
    yield {
      what: '',
      wrap: (kernel) => (operands, dims) =>
        changedAlong(kernel(operands, dims), entry.result.shape, dims, feature, (element, index) =>
          index % ASSUMED_WARP < WARP ? element : 0,
        ),
    };
  },
} satisfies HistoricFault;
