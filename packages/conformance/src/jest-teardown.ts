/** Runs once after the generated suites. */
export { stopSharing as default } from './jest-setup';
