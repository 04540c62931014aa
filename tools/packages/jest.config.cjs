/** The check of the packages as they are published and installed: `npm run check:packages`. */
const { join } = require('node:path');
const [shared] = require('../../jest.config.cjs').projects;

module.exports = {
  rootDir: join(__dirname, '../..'),
  testEnvironment: 'node',
  transform: shared.transform,
  roots: ['<rootDir>/tools/packages'],
  testMatch: ['**/*.check.ts'],
  testTimeout: 300_000,
};
