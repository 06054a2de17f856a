import type { RemoteName } from '@vcms/contract';

/** One check of a pipeline, before the release is published: a program of `node_modules`, and what it is told. */
interface PipelineCheck {
  readonly name: 'lint' | 'types' | 'unit';
  /** Below `node_modules`, run by Node. */
  readonly program: string;
  readonly args: readonly string[];
}

/** What one team's pipeline looks at and does. Nothing of another remote or of the shell is in it. */
export interface Pipeline {
  readonly remote: RemoteName;
  /** Folders whose change begins it: the remote, and the business lines that it shows. */
  readonly folders: readonly string[];
  readonly checks: readonly PipelineCheck[];
}

export interface PipelineSources {
  /** The remote's `dependencies`. */
  readonly dependencies: readonly string[];
  /** Names of the folders in `features/`. */
  readonly lines: readonly string[];
  /** Files `tsconfig*.json` in the folders of the pipeline, from the root. */
  readonly projects: readonly string[];
}

/** The remote's folder, then those of the lines that it depends on, by name. */
export function foldersOf(
  remote: RemoteName,
  { dependencies, lines }: Pick<PipelineSources, 'dependencies' | 'lines'>,
): readonly string[] {
  const shown = lines.filter((line) => dependencies.includes(`@vcms/${line}`)).sort();
  return [remote, ...shown.map((line) => `features/${line}`)];
}

/**
 * The pipeline of one remote (architecture 3, issue 15). Its last steps, the contract suite and the canary, are those of
 * `release publish --hold` and `release canary`.
 */
export function pipelineOf(remote: RemoteName, sources: PipelineSources): Pipeline {
  const folders = foldersOf(remote, sources);
  // Vitest takes each as a part of a path: without the slash, remote-cs would be one of remote-cs-2 as well.
  const parts = folders.map((folder) => `${folder}/`);
  return {
    remote,
    folders,
    checks: [
      {
        name: 'lint',
        program: '@biomejs/biome/bin/biome',
        args: ['ci', '--colors=off', '--error-on-warnings', ...folders],
      },
      { name: 'types', program: 'typescript/bin/tsc', args: ['-b', ...sources.projects] },
      { name: 'unit', program: 'vitest/vitest.mjs', args: ['run', ...parts] },
    ],
  };
}
