#!/usr/bin/env node
// npm run workflows: writes infrastructure/workflows, two files for each remote, of what the remotes depend on.
import { writeFileSync } from 'node:fs';
import { prepare, ROOT, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  prepare('tools/release');
  const { readPipeline, REMOTES, watchWorkflowFile, watchWorkflowName, workflowFile, workflowName } =
    await import('../build/index.js');
  for (const remote of REMOTES) {
    const pipeline = readPipeline(ROOT, remote);
    const files = {
      [workflowName(pipeline)]: workflowFile(pipeline),
      [watchWorkflowName(pipeline)]: watchWorkflowFile(pipeline),
    };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(`${ROOT}/${name}`, text);
      console.log(`Wrote ${name}`);
    }
  }
});
