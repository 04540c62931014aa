export { gradcert, type Gradcert, type Outcome } from './api';
export { CallError, MissingBackendError, exitCodes, type ExitCode } from './exit';
export type * from './documents';
export type { ReportDiffDocument } from './report/diff-document';
