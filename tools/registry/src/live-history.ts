import { compareVersions, parseVersion } from '@vcms/contract';
import type { Fragment, FragmentRelease } from './fragment.ts';

/** Notes on the release that stops being the active one that it was live, and when in the order of such changes. */
export function noteLive(before: Fragment | undefined, after: Fragment): Fragment {
  if (before === undefined || before.active === '' || before.active === after.active) return after;
  const noted = Object.values(after.releases).map(({ liveOrder }) => liveOrder ?? 0);
  const last = Math.max(0, ...noted);
  const releases: Record<string, FragmentRelease> = { ...after.releases };
  const note = (version: string | null, liveOrder: number) => {
    const release = version === null ? undefined : releases[version];
    if (version !== null && release !== undefined) releases[version] = { ...release, liveOrder };
  };
  // Where nothing was noted so far, the release before is known to have been live.
  if (last === 0) note(before.previous, 1);
  note(before.active, last === 0 ? 2 : last + 1);
  const active = releases[after.active];
  if (active?.withdrawn === true) {
    const { withdrawn: _, ...rest } = active;
    releases[after.active] = rest;
  }
  return { ...after, releases };
}

/** True when the target was published after the active release. */
export function isForward({ releases, active }: Fragment, target: string): boolean {
  return publicationOrder(releases)(target, active) > 0;
}

/** Marks what going back to the target leaves behind: the active release, and all that were live since the target was. */
export function withdrawSince(fragment: Fragment, target: string): Fragment {
  const since = fragment.releases[target]?.liveOrder;
  const entries = Object.entries(fragment.releases).map(([version, release]) => {
    const isLater = since !== undefined && (release.liveOrder ?? 0) > since;
    const isLeft = version === fragment.active || (isLater && version !== target);
    return [version, isLeft ? { ...release, withdrawn: true as const } : release] as const;
  });
  return { ...fragment, releases: Object.fromEntries(entries) };
}

/**
 * The last good release before the given one: it was live, may run, and was not left by a rollback. In a fragment
 * without notes, the newest that was published before the given one.
 */
export function lastGoodBefore(fragment: Fragment, version: string): string | null {
  const { releases, blocked, canary, active } = fragment;
  const others = Object.keys(releases).filter(
    (other) =>
      other !== version &&
      other !== active &&
      other !== canary?.version &&
      !blocked.includes(other) &&
      releases[other]?.withdrawn !== true,
  );
  const orderOf = (other: string) => releases[other]?.liveOrder;
  if (Object.keys(releases).every((other) => orderOf(other) === undefined)) {
    const order = publicationOrder(releases);
    return (
      others
        .filter((other) => order(other, version) < 0)
        .sort(order)
        .at(-1) ?? null
    );
  }
  const limit = orderOf(version) ?? Number.POSITIVE_INFINITY;
  const live = others.filter((other) => (orderOf(other) ?? limit) < limit);
  return live.sort((a, b) => (orderOf(a) ?? 0) - (orderOf(b) ?? 0)).at(-1) ?? null;
}

/** By publication, and then by version. */
function publicationOrder(releases: Fragment['releases']): (a: string, b: string) => number {
  const publishedAt = (version: string) => Date.parse(releases[version]?.publishedAt ?? '') || 0;
  return (a, b) => publishedAt(a) - publishedAt(b) || byVersion(a, b);
}

function byVersion(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  return left === undefined || right === undefined ? 0 : compareVersions(left, right);
}
