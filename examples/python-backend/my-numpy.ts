import { join } from 'node:path';
import { ieeeAccuracy, pythonBackend } from '@gradcert/backends';

export default pythonBackend({
  id: 'my-numpy',
  title: 'Kernels in NumPy',
  script: join(__dirname, 'kernels.py'),
  native: ['conv:W', 'dense:W', 'relu:x'],
  accuracy: ieeeAccuracy,
  install: 'pip install numpy',
});
