import type { RegistryEntry, RegistryRelease } from '@vcms/contract';

/** One team's part of the registry; the only file that the team may write (architecture 3b). */
export type Fragment = RegistryEntry;

/** Where a remote's releases are served, and for which family. */
export interface FragmentOrigin {
  readonly family: Fragment['family'];
  /** Absolute URL that ends in a slash. */
  readonly base: string;
}

/** A fragment before its first release. `active` is set by the first activation. */
function emptyFragment(origin: FragmentOrigin): Fragment {
  return { ...origin, active: '', previous: null, canary: null, blocked: [], disabled: null, releases: {} };
}

/**
 * The fragment after a release became the active one. The release that was active stays as `previous`.
 * Activating the active release again only refreshes its location.
 */
export function activateRelease(
  current: Fragment | undefined,
  origin: FragmentOrigin,
  version: string,
  location: RegistryRelease,
): Fragment {
  const before = { ...(current ?? emptyFragment(origin)), ...origin };
  const releases = { ...before.releases, [version]: location };
  if (before.active === version) return { ...before, releases };
  const previous = before.active === '' ? null : before.active;
  return { ...before, active: version, previous, releases };
}

/** The fragment without releases that nothing refers to and that `isKept` does not want. */
export function pruneReleases(fragment: Fragment, isKept: (version: string) => boolean): Fragment {
  const named = new Set([fragment.active, fragment.previous, fragment.canary?.version]);
  const releases = Object.fromEntries(
    Object.entries(fragment.releases).filter(([version]) => named.has(version) || isKept(version)),
  );
  return { ...fragment, releases };
}
