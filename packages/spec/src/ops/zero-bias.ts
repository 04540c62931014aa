import { constant } from '@gradcert/stablehlo';
import { defineOp } from '../define';

export default defineOp({
  id: 'zero-bias',
  title: 'The bias of a layer without one',
  family: 'constant',
  dims: { O: 'channel' },
  operands: {},
  result: 'O',
  forward: 'b[o<O] = 0',
  emit: (_operands, { O }) => constant(0, [O]),
});
