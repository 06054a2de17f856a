export { runCli } from './cli/run-cli.ts';
export type { Log, LogRecord } from './functions/log-record.ts';
export type { DocumentReader, RulesRequest } from './rules/rules-request.ts';
export type { LocalFirebase, LocalFirebaseOptions } from './server/local-firebase-options.ts';
export { startLocalFirebase } from './server/start-local-firebase.ts';
export { StartupFailure } from './server/startup-failure.ts';
export { compileProjectRules } from './service/compile-project-rules.ts';
