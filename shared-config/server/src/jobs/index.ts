export type { DocumentEvent } from './document-event.ts';
export { clearFailure, noteFailure } from './failed-jobs.ts';
export { type SharedRun, shareRun } from './shared-run.ts';
export { withFailureLog, withRunFailureLog } from './with-failure-log.ts';
