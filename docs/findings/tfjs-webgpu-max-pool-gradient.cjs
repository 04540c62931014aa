// Exit code 1 while the defect is there. Of tied maxima the first in row-major order is meant.
const tf = require('@tensorflow/tfjs');

async function main() {
  const { create, globals } = await import('webgpu'); // Dawn; VK_DRIVER_FILES names a Vulkan driver where none is installed
  Object.assign(globalThis, globals);
  Object.defineProperty(globalThis, 'navigator', { value: { gpu: create([]) }, configurable: true });
  require('@tensorflow/tfjs-backend-webgpu');
  tf.env().set('WEBGPU_CPU_FORWARD', false);
  await tf.setBackend('webgpu');
  const x = [2, 2, 1, 1];
  const gradient = tf.grad((image) => tf.maxPool(image, 2, 2, 'valid'));
  const dx = [...(await gradient(tf.tensor4d(x, [1, 2, 2, 1]), tf.ones([1, 1, 1, 1])).data())];
  if (dx.join() !== '1,0,0,0') process.exitCode = 1;
  console.log(`x ${x.join(' ')}, dx ${dx.join(' ')}, expected 1 0 0 0`);
}
void main();
