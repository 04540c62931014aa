'use strict';
/**
 * For a project with entries of its own: `preset: '@gradcert/conformance'` runs the suites that `gradcert generate` wrote
 * there. The project has jest, @swc/jest and @swc/core.
 */
const { join } = require('node:path');

module.exports = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  testTimeout: 120_000,
  transform: {
    '^.+\\.[cm]?[jt]s$': [
      require.resolve('@swc/jest'),
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
  // gradcert's packages are ES modules, which jest takes once they are transformed.
  transformIgnorePatterns: ['/node_modules/(?!@gradcert/)'],
  globalSetup: join(__dirname, 'src/jest-setup.js'),
  globalTeardown: join(__dirname, 'src/jest-teardown.js'),
};
