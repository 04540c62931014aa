// Exit code 1 while the defect is there. The gradient in the logits is exp(z) / sum exp(z) - t.
const tf = require('@tensorflow/tfjs');

const z = [-50.25, 3.7].map(Math.fround);
const exact = 1 / (1 + Math.exp(z[1] - z[0]));
const ulps = (value) => Math.abs(value - exact) / (exact * 2 ** -23);

async function main() {
  await tf.setBackend('cpu');
  const targets = tf.tensor2d([[0, 1]]);
  const loss = (logits) => tf.losses.softmaxCrossEntropy(targets, logits, undefined, 0, tf.Reduction.SUM);
  const [gradient] = await tf
    .grad(loss)(tf.tensor2d([z]))
    .data();
  const exponentials = tf.exp(tf.tensor2d([z]));
  const [quotient] = await tf.div(exponentials, tf.sum(exponentials)).data();
  if (ulps(gradient) > 4) process.exitCode = 1;
  console.log(`exact ${exact}`);
  console.log(`exp(z) / sum exp(z) ${quotient}: ${ulps(quotient).toFixed(1)} ULP`);
  console.log(`gradient of the loss ${gradient}: ${ulps(gradient).toFixed(1)} ULP`);
}
void main();
