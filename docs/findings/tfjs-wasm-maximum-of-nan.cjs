// Exit code 1 while the defect is there. IEEE 754 and the other kernels of TensorFlow.js say NaN where either operand is.
const tf = require('@tensorflow/tfjs');
require('@tensorflow/tfjs-backend-wasm');

async function main() {
  for (const backend of ['cpu', 'wasm']) {
    await tf.setBackend(backend);
    const got = [...(await tf.maximum(tf.tensor1d([NaN, 1]), tf.tensor1d([1, NaN])).data())];
    console.log(`${backend}: maximum of NaN and 1, and of 1 and NaN: ${got.join(' ')}, expected NaN NaN`);
    if (!got.every(Number.isNaN)) process.exitCode = 1;
  }
}
void main();
