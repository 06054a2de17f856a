import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@vcms/contract';
import { foldersOf, type Pipeline, pipelineOf } from './pipeline-plan.ts';

/** The remote that is called so: `remote-client`, or `client` for short. */
export function remoteNamed(name: string | undefined): RemoteName | undefined {
  return REMOTE_NAMES.find((remote) => remote === name || remote === `remote-${name}`);
}

/** The pipeline of a remote as the repository at `root` has it. */
export function readPipeline(root: string, remote: RemoteName): Pipeline {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, remote, 'package.json'), 'utf8'),
  );
  const known = { dependencies: Object.keys(dependencies), lines: readdirSync(join(root, 'features')) };
  const projects = foldersOf(remote, known).flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return pipelineOf(remote, { ...known, projects });
}
