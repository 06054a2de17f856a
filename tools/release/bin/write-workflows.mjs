#!/usr/bin/env node
// npm run workflows: writes infrastructure/workflows, one file for each remote, of what the remotes depend on.
import { writeFileSync } from 'node:fs';
import { checkNode, ensureInstalled, ROOT, run, runMain } from '../../launcher/bin/prepare.mjs';

await runMain(async () => {
  checkNode();
  ensureInstalled(console.error);
  const tsc = `${ROOT}/node_modules/typescript/bin/tsc`;
  run(
    process.execPath,
    [tsc, '-b', 'tools/release'],
    'The sources do not compile. Mend the errors above first.',
  );
  const { readPipeline, REMOTES, workflowFile, workflowName } = await import('../build/index.js');
  for (const remote of REMOTES) {
    const pipeline = readPipeline(ROOT, remote);
    writeFileSync(`${ROOT}/${workflowName(pipeline)}`, workflowFile(pipeline));
    console.log(`Wrote ${workflowName(pipeline)}`);
  }
});
