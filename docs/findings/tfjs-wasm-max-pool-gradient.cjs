// Exit code 1 while the defect is there. The gradient of a maximum belongs to the cell that holds it.
const tf = require('@tensorflow/tfjs');
require('@tensorflow/tfjs-backend-wasm');

const cases = [
  { what: 'a negative maximum', x: [-4, -3, -2, -1], dx: [0, 0, 0, 1] },
  { what: 'a maximum of 0', x: [-1, 0, -1, -1], dx: [0, 1, 0, 0] },
  { what: 'tied maxima: the first is meant', x: [2, 2, 1, 1], dx: [1, 0, 0, 0] },
];

async function main() {
  await tf.setBackend('wasm');
  for (const { what, x, dx } of cases) {
    const image = tf.tensor4d(x, [1, 2, 2, 1]);
    const gradient = tf.grad((each) => tf.maxPool(each, 2, 2, 'valid'));
    const got = [...(await gradient(image, tf.ones([1, 1, 1, 1])).data())];
    if (got.join() !== dx.join()) process.exitCode = 1;
    console.log(`${what}: x ${x.join(' ')}, dx ${got.join(' ')}, expected ${dx.join(' ')}`);
  }
}
void main();
