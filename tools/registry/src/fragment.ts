import type { RegistryEntry, RegistryRelease, RemoteName } from '@vcms/contract';

/** A release as the team's fragment lists it; what goes beyond the contract never reaches a browser. */
export interface FragmentRelease extends RegistryRelease {
  /** The person or pipeline that published it. */
  readonly publishedBy?: string;
  /** ISO 8601, UTC: since when it is neither active nor previous nor canary. */
  readonly retiredAt?: string;
  /** Was the active release; a larger number stopped being it later. */
  readonly liveOrder?: number;
  /** Left by a rollback: no fallback until it is active again. */
  readonly withdrawn?: true;
}

/** One team's part of the registry; the only file of it that the team may write (architecture 3b). */
export interface Fragment extends Omit<RegistryEntry, 'releases'> {
  readonly releases: Readonly<Record<string, FragmentRelease>>;
}

/** Where a remote's releases are served, and for which family. */
export interface FragmentOrigin {
  readonly family: Fragment['family'];
  /** Absolute URL that ends in a slash. */
  readonly base: string;
}

/** Name of a fragment in the registry's store. */
export function fragmentName(env: string, remote: RemoteName): string {
  return `registry.d/${env}/${remote}.json`;
}

/** Name of the whole registry; shells read a part of it (registry-parts.ts). */
export function registryName(env: string): string {
  return `registry/${env}.json`;
}

/** A fragment before its first release. `active` is set by the first activation. */
function emptyFragment(origin: FragmentOrigin): Fragment {
  return { ...origin, active: '', previous: null, canary: null, blocked: [], disabled: null, releases: {} };
}

/** The fragment with one more release that nobody gets yet; the first release of all becomes the active one. */
export function addRelease(
  current: Fragment | undefined,
  origin: FragmentOrigin,
  version: string,
  release: FragmentRelease,
): Fragment {
  const before = { ...(current ?? emptyFragment(origin)), ...origin };
  const releases = { ...before.releases, [version]: { ...before.releases[version], ...release } };
  return { ...before, releases, active: before.active === '' ? version : before.active };
}

/**
 * The fragment after a release became the active one. The release that was active stays as `previous`.
 * Activating the active release again only refreshes its location.
 */
export function activateRelease(
  current: Fragment | undefined,
  origin: FragmentOrigin,
  version: string,
  release: FragmentRelease,
): Fragment {
  const added = addRelease(current, origin, version, release);
  return added.active === version ? added : { ...added, active: version, previous: added.active };
}

/** Versions that some user may get now. */
export function namedVersions(fragment: Fragment): ReadonlySet<string> {
  const named = [fragment.active, fragment.previous, fragment.canary?.version];
  return new Set(named.filter((version) => typeof version === 'string'));
}
