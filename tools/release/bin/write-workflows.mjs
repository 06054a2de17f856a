#!/usr/bin/env node
// npm run workflows: writes infrastructure/workflows, one file for each remote, of what the remotes depend on.
import { writeFileSync } from 'node:fs';
import { prepare, ROOT, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  prepare('tools/release');
  const { readPipeline, REMOTES, workflowFile, workflowName } = await import('../build/index.js');
  for (const remote of REMOTES) {
    const pipeline = readPipeline(ROOT, remote);
    writeFileSync(`${ROOT}/${workflowName(pipeline)}`, workflowFile(pipeline));
    console.log(`Wrote ${workflowName(pipeline)}`);
  }
});
