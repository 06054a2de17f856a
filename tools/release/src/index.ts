export { createLocalWorkbench } from './local-workbench.ts';
export { type RunOutcome, runRelease } from './run-release.ts';
export type { Workbench } from './workbench.ts';
