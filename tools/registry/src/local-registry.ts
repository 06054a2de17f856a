import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseRegistry, type Registry, type RemoteName } from '@vcms/contract';
import { activateRelease, type Fragment, type FragmentOrigin } from './fragment.ts';
import { mergeFragments } from './merge-fragments.ts';
import type { StagedRelease } from './stage-release.ts';

export interface LocalRegistryOptions {
  /** Folder of `registry/<env>.json` and `registry.d/<env>/<remote>.json`. */
  readonly folder: string;
  readonly env: string;
  readonly now: () => Date;
}

export interface Activation {
  readonly remote: RemoteName;
  readonly origin: FragmentOrigin;
  readonly staged: StagedRelease;
}

const TTL_SECONDS = 300;
const MIN_SHELL = '0.0.0';

/** Writes the fragments of the given releases and merges all fragments into the registry that the shell reads. */
export async function activateLocally(
  options: LocalRegistryOptions,
  activations: readonly Activation[],
): Promise<Registry> {
  const fragments: Partial<Record<RemoteName, Fragment>> = {};
  for (const { remote, origin, staged } of activations) {
    const path = join(options.folder, 'registry.d', options.env, `${remote}.json`);
    const before = (await readJson(path)) as Fragment | undefined;
    fragments[remote] = activateRelease(before, origin, staged.release.version, staged.location);
    await writeJson(path, fragments[remote]);
  }
  const target = join(options.folder, 'registry', `${options.env}.json`);
  const parsed = parseRegistry(await readJson(target));
  const registry = mergeFragments({
    env: options.env,
    current: parsed.ok ? parsed.value : undefined,
    fragments,
    generatedAt: options.now().toISOString(),
    ttlSeconds: TTL_SECONDS,
    minShell: MIN_SHELL,
  });
  await writeJson(target, registry);
  return registry;
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A reader sees the old file or the new one, never half of it. */
async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.partial`, `${JSON.stringify(value, null, 2)}\n`);
  await rename(`${path}.partial`, path);
}
