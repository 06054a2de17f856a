import { createHash } from 'node:crypto';
import { access, cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseRelease, type RegistryRelease, type Release } from '@vcms/contract';

export interface StageOptions {
  /** Folder of a finished build: release.json and the files it names. */
  readonly buildFolder: string;
  /** Root of the CDN's files; the release goes to `r/<remote>/<version>-<commit>/` below it. */
  readonly cdnFolder: string;
}

/** A release that lies on the CDN. */
export interface StagedRelease {
  readonly release: Release;
  readonly location: RegistryRelease;
}

/**
 * Puts a build on the CDN's disk. A release is never overwritten: one that is there already is kept,
 * and the copy appears under its final name in one step, so nobody can fetch half a release.
 * Throws with a sentence when the build has no valid release.json.
 */
export async function stageRelease(options: StageOptions): Promise<StagedRelease> {
  const text = await readFile(join(options.buildFolder, 'release.json'), 'utf8');
  const parsed = parseRelease(JSON.parse(text));
  if (!parsed.ok) {
    throw new Error(`${options.buildFolder} holds no valid release: ${parsed.problems.join(' ')}`);
  }
  const release = parsed.value;
  const path = `${release.version}-${release.commit}/`;
  const target = join(options.cdnFolder, 'r', release.remote, path);
  if (!(await exists(target))) await copyAtOnce(options.buildFolder, target);
  const staged = await readFile(join(target, 'release.json'));
  return { release, location: { path, releaseIntegrity: sha384(staged) } };
}

async function copyAtOnce(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const partial = await mkdtemp(`${to.replace(/\/$/, '')}.partial-`);
  try {
    await cp(from, partial, { recursive: true });
    await rename(partial, to);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Two programs may stage one release at the same time; whose copy stays does not matter.
    if (!(await exists(to))) throw error;
  }
}

/** Subresource-integrity value of some bytes. */
export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
