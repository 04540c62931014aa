import { bfloat16 } from '@gradcert/notation';
import type { HistoricFault } from '../fault';
import { gradientsOf } from '../gradients';

const CONVOLUTIONS = [
  'conv',
  'conv-strided',
  'conv-strided-xla',
  'depthwise',
  'depthwise-strided',
  'depthwise-strided-xla',
  'patchify',
  'downsample',
];

export default {
  kind: 'behaviour',
  name: 'pytorch-68048',
  title: 'the bias gradient of a convolution was summed in bfloat16: 1600 ones came to 256',
  fault: 'precision',
  link: 'https://github.com/pytorch/pytorch/issues/68048',
  guessed: 'the cotangents, which were bfloat16, are float32 here',
  applies: gradientsOf(CONVOLUTIONS, 'b'),
  *misbehaviours() {
    yield { what: '', wrap: (_, inAlgebra) => inAlgebra(bfloat16) };
  },
} satisfies HistoricFault;
