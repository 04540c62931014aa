// Exit code 1 while the defect is there. The gradient of a normalisation in its input does not depend on the input's scale but as 1 / scale.
const tf = require('@tensorflow/tfjs');

function layerNorm(x) {
  const { mean, variance } = tf.moments(x, [1], true);
  return tf.mul(tf.sub(x, mean), tf.rsqrt(tf.add(variance, 1e-5)));
}

async function main() {
  await tf.setBackend('cpu');
  const gradient = tf.grad(layerNorm);
  const [x, dy] = [
    [-1, 0, 3],
    [1, 2, -1],
  ];
  const small = [...(await gradient(tf.tensor2d([x]), tf.tensor2d([dy])).data())];
  const scaled = (values, scale) => tf.tensor2d([values.map((value) => value * scale)]);
  const large = [...(await gradient(scaled(x, 2 ** 30), scaled(dy, 2 ** 108)).data())];
  const expected = small.map((value) => value * 2 ** 78);
  if (!large.every(Number.isFinite)) process.exitCode = 1;
  console.log(`x ${x.join(' ')} times 2^30, dy ${dy.join(' ')} times 2^108: dx ${large.join(' ')}`);
  console.log(`expected about ${expected.join(' ')}`);
}
void main();
