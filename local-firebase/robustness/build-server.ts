import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { findUp } from './find-up.ts';

/** Emits what the command runs, in plain Node. Whether the types agree is another check's business. */
export function buildServer(): void {
  const root = dirname(findUp('bin', import.meta.dirname));
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'local-firebase'], {
    cwd: root,
  });
}
