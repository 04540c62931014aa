import { defineConfig } from '@gradcert/backends';

export default defineConfig({ spec: './gradcert' });
