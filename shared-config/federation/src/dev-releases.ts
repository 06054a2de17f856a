import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@vcms/contract';
import { buildRemote } from './build-remote.ts';
import { localVersion } from './local-version.ts';

export interface DevReleases {
  /** Folder of a release of the sources as they are now; built when they changed since the last call. */
  current(): Promise<string>;
  /** Path of a file of any release that was built here: open tabs still ask for the parts of theirs. */
  find(name: string): string | undefined;
}

export interface DevReleasesOptions {
  readonly remote: RemoteName;
  /** Folder of the remote's workspace. */
  readonly folder: string;
  /** Emptied first; every release gets a folder of its own in it. */
  readonly parent: string;
  readonly build?: typeof buildRemote;
}

/**
 * Releases for the shell's override: the same build as a published one, so that the shell has one code path
 * (architecture 3b). Rejects with BuildFailure when the sources do not build; the next call tries again.
 */
export async function createDevReleases(options: DevReleasesOptions): Promise<DevReleases> {
  const { remote, folder, parent, build = buildRemote } = options;
  await rm(parent, { recursive: true, force: true });
  const built: string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function makeCurrent(): Promise<string> {
    const version = localVersion(folder);
    const outDir = join(parent, version);
    if (built.includes(outDir)) return outDir;
    await build({ dir: folder, remote, version, outDir });
    built.unshift(outDir);
    return outDir;
  }

  return {
    current() {
      // One build at a time: a second request for the same sources finds the first one's result.
      const next = last.then(makeCurrent, makeCurrent);
      last = next;
      return next;
    },
    find: (name) =>
      /^[\w.-]+\.(?:js|json|txt)$/.test(name)
        ? built.map((folderOfRelease) => join(folderOfRelease, name)).find(existsSync)
        : undefined,
  };
}
