/** Two projects: the packages' own tests, and the generated suites, which run on a backend. */
const shared = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  transform: {
    '^.+\\.ts$': [
      '<rootDir>/tools/jest/transform.cjs',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } },
    ],
  },
};

module.exports = {
  testTimeout: 120_000,
  // One worker more than jest's default on a machine of two cores.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'packages',
      roots: ['<rootDir>/packages', '<rootDir>/tools'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/packages/generated-tests/'],
    },
    {
      ...shared,
      displayName: 'generated',
      roots: ['<rootDir>/packages/generated-tests'],
      globalSetup: '<rootDir>/packages/conformance/src/jest-setup.ts',
      globalTeardown: '<rootDir>/packages/conformance/src/jest-teardown.ts',
    },
  ],
};
