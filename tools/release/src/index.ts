export { REMOTE_NAMES as REMOTES } from '@vcms/contract';
export { createLocalWorkbench } from './local-workbench.ts';
export { publishCanary } from './pipeline/publish-canary.ts';
export { readPipeline, remoteNamed } from './pipeline/read-pipeline.ts';
export {
  watchWorkflowFile,
  watchWorkflowName,
  workflowFile,
  workflowName,
} from './pipeline/workflow-file.ts';
export { type RunOutcome, runRelease } from './run-release.ts';
export type { Workbench } from './workbench.ts';
