export * from './backend';
export {
  chooseBackend,
  choose,
  closeBackends,
  detectBackends,
  openBackends,
  openBest,
  type Choice,
  type Detection,
  type Opening,
} from './detect';
export { BackendCrash, BackendUnavailable, type CrashKind } from './errors';
export { checkBackend, type CheckOutcome } from './interface/check-backend';
export { ieeeAccuracy } from './ieee-accuracy';
export { pythonBackend, type PythonBackendOptions } from './python/python-backend';
export { readTypeScript } from './read-typescript';
export { defineConfig, type GradcertConfig } from './project/config';
export type { DeviceKind, Fleet } from './project/fleet';
export { loadProject, type Project } from './project/load-config';
export { openBackend, type BackendHandle, type ExecuteOptions } from './host';
export { backendDefinitions } from './registry';
export { softwareBackend } from './software/backend';
export { joinBackend, shareBackends, type SharedBackends } from './shared';
export { InstallError, type Installation } from './install/installation';
export { installationNamed } from './install/lookup';
export { python as xlaPython } from './xla/installation';
export { performInstallation, type InstallOptions, type StepRecord } from './install/perform';
