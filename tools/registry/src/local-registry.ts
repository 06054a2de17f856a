import type { Registry, RemoteName } from '@vcms/contract';
import { createFolderStore } from './folder-store.ts';
import { activateRelease, addRelease, type Fragment, type FragmentOrigin } from './fragment.ts';
import { mergeRegistry, type RegistryPlace, updateFragment } from './registry-updates.ts';
import type { StagedRelease } from './stage-release.ts';

/** Who publishes the builds of the present sources. */
const PUBLISHER = 'npm start';

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

/** Writes the fragments of the given releases and merges all fragments into the registry that the shell reads. */
export async function activateLocally(
  options: LocalRegistryOptions,
  activations: readonly Activation[],
): Promise<Registry> {
  const place = { store: createFolderStore(options.folder), env: options.env, now: options.now };
  for (const activation of activations) await activateOne(place, activation);
  return (await mergeRegistry(place)).registry;
}

async function activateOne(place: RegistryPlace, { remote, origin, staged }: Activation): Promise<void> {
  const { version } = staged.release;
  const update = await updateFragment(place, remote, (current) => {
    const known = current?.releases[version];
    const publishedAt = known?.publishedAt ?? place.now().toISOString();
    const publishedBy = known?.publishedBy ?? PUBLISHER;
    const release = { ...staged.location, publishedAt, publishedBy };
    return { ok: true, fragment: withBuild(current, origin, version, release) };
  });
  if (!update.ok) throw new Error(`${remote} ${version} cannot be made active: ${update.problem}`);
}

/** An operator's block outlives a restart: such a build is listed and the release before it stays active. */
function withBuild(
  current: Fragment | undefined,
  origin: FragmentOrigin,
  version: string,
  release: Fragment['releases'][string],
): Fragment {
  if (current?.blocked.includes(version)) return addRelease(current, origin, version, release);
  const active = activateRelease(current, origin, version, release);
  return active.canary?.version === version ? { ...active, canary: null } : active;
}
