/**
 * Speed of the evaluator: million multiply-adds a second of processor time in each algebra, on the weight gradient of
 * a 3x3 convolution (N=4, 16 to 16 channels, 28x28), and how many times that of TensorFlow.js's cpu kernel in this run.
 */
import * as tf from '@tensorflow/tfjs';
import * as notation from '@gradcert/notation';
import {
  add,
  definition,
  evaluate,
  multiplyAdds,
  product,
  range,
  read,
  sum,
  variable,
} from '@gradcert/notation';

const v = variable;
const offset = (position: string, tap: string, padding: string) =>
  add(add(v(position), v(tap)), v(padding, -1));

const dW = definition(
  'dW',
  [range('o', v('O')), range('c', v('C')), range('p', 3), range('q', 3)],
  sum(
    [range('n', v('N')), range('i', v('h')), range('j', v('w'))],
    product(
      read('x', [v('n'), v('c'), offset('i', 'p', 'ph'), offset('j', 'q', 'pw')]),
      read('dy', [v('n'), v('o'), v('i'), v('j')]),
    ),
  ),
);

const dims = { N: 4, C: 16, O: 16, h: 28, w: 28, ph: 1, pw: 1 };
const shape = [dims.N, dims.C, dims.h, dims.w];
const data = Float32Array.from(
  { length: shape.reduce((a, b) => a * b, 1) },
  (_, k) => ((k * 2654435761) % 4096) / 1024 - 2,
);
const work = multiplyAdds([dW], dims);

const algebras = [
  notation.real,
  notation.dual(notation.real),
  notation.primeField,
  notation.dual(notation.primeField),
  notation.errorBound(notation.ieeeModel),
  notation.float32Sequential,
  notation.float32Pairwise,
  notation.float32Blocked,
  notation.float32Fma,
  notation.bfloat16,
];

/** Million multiply-adds a second, the best of a few rounds. */
function speed(run: () => void): number {
  let best = Infinity;
  for (let round = 0; round < 4; round++) {
    const start = process.cpuUsage();
    run();
    best = Math.min(best, process.cpuUsage(start).user);
  }
  return work / best;
}

/** The cpu kernel on the same work: it gathers over the same windows, channels last. */
async function peer(): Promise<number> {
  await tf.setBackend('cpu');
  const x = tf.tensor4d(data, [dims.N, dims.h, dims.w, dims.C]);
  const attributes = {
    strides: 1,
    pad: 'same',
    dataFormat: 'NHWC',
    filterShape: [3, 3, dims.C, dims.O],
  };
  return speed(() => {
    tf.engine().runKernel<tf.Tensor>('Conv2DBackpropFilter', { x, dy: x }, attributes).dataSync();
  });
}

async function main(): Promise<void> {
  const reference = await peer();
  const line = (name: string, value: number): void => {
    const ratio = (value / reference).toFixed(1).padStart(6);
    console.log(`${name.padEnd(24)} ${value.toFixed(0).padStart(5)} M multiply-adds/s ${ratio} x tfjs-cpu`);
  };
  line('tfjs-cpu', reference);
  for (const algebra of algebras) {
    const value = algebra.lift(data, shape);
    line(
      algebra.name.split('{')[0],
      speed(() => {
        evaluate([dW], algebra, { dims, inputs: { x: value, dy: value } });
      }),
    );
  }
}

void main();
