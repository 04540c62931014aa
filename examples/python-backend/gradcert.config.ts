import { defineConfig } from '@gradcert/backends';

export default defineConfig({ backends: ['./my-numpy.ts'] });
