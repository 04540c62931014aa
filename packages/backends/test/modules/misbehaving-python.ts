/** Kernels in Python that misbehave. */
import { join } from 'node:path';
import { ieeeAccuracy } from '../../src/ieee-accuracy';
import { pythonBackend } from '../../src/python/python-backend';

export default pythonBackend({
  id: 'misbehaving-python',
  title: 'Kernels in Python that misbehave',
  script: join(__dirname, 'misbehaving.py'),
  native: ['double', 'abort'],
  stablehlo: true,
  accuracy: ieeeAccuracy,
  install: 'nothing to install',
});
