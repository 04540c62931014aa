export * from './backend';
export { chooseBackend, choose, detectBackends, type Choice, type Detection } from './detect';
export { BackendCrash, BackendUnavailable, type CrashKind } from './errors';
export { checkBackend, type CheckOutcome } from './interface/check-backend';
export { defineConfig, type GradcertConfig } from './project/config';
export { openBackend, type BackendHandle } from './host';
export { backendDefinitions } from './registry';
export { softwareBackend } from './software/backend';
export { joinBackend, shareBackends, type SharedBackends } from './shared';
