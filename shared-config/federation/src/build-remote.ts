import { basename, resolve } from 'node:path';
import { parseVersion, REMOTE_NAMES, type RemoteName } from '@vcms/contract';
import { BuildFailure } from './build-failure.ts';
import { listFiles } from './build-files.ts';
import { createRemoteConfig } from './create-remote-config.ts';
import { emitRelease } from './emit-release.ts';
import { evaluateMenu } from './evaluate-menu.ts';
import { refuseUnsafeConfig } from './refuse-unsafe-config.ts';
import { runBundler } from './run-bundler.ts';

export interface RemoteBuildOptions {
  /** Folder of the remote's workspace; its name is the remote's name unless `remote` is given. */
  readonly dir: string;
  readonly version: string;
  readonly outDir: string;
  readonly remote?: RemoteName;
  /** Short commit hash; `local` unless a pipeline gives one. */
  readonly commit?: string;
  /** ISO 8601. Without it a fixed moment is written, so that equal sources give equal bytes. */
  readonly builtAt?: string;
}

export interface BuildResult {
  /** Files in the output folder, relative to it, sorted. */
  readonly files: readonly string[];
  readonly warnings: readonly string[];
}

const FIXED_MOMENT = '1970-01-01T00:00:00.000Z';

/** Builds a remote's release into `outDir`, which is emptied first. Throws BuildFailure with one plain sentence. */
export async function buildRemote(options: RemoteBuildOptions): Promise<BuildResult> {
  const folder = resolve(options.dir);
  const outDir = resolve(options.outDir);
  const remote = options.remote ?? REMOTE_NAMES.find((name) => name === basename(folder));
  if (remote === undefined)
    throw new BuildFailure(`${folder} is no remote; name one of ${REMOTE_NAMES.join(', ')}.`);
  checkVersion(options.version);
  const menu = await evaluateMenu(folder);
  const config = createRemoteConfig({ remote, folder, version: options.version, outDir });
  refuseUnsafeConfig(config);
  const { warnings, filesOf } = await runBundler(config);
  emitRelease({
    remote,
    version: options.version,
    commit: options.commit ?? 'local',
    builtAt: options.builtAt ?? FIXED_MOMENT,
    outDir,
    menu,
    preload: filesOf('app'),
  });
  return { files: listFiles(outDir), warnings };
}

/** Throws unless the version can stand in a folder name, a container name and a release. */
export function checkVersion(version: string): void {
  if (parseVersion(version) === undefined)
    throw new BuildFailure(`"${version}" is no version; give one such as 1.2.3 or 1.2.3-b.0a1b2c3d.`);
}
