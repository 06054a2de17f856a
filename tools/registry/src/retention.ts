import { type Fragment, namedVersions } from './fragment.ts';

/** Days that a release stays after it was published, and after anybody could last get it (architecture 3g). */
export const RETENTION_DAYS = 30;
/** Releases of a remote that stay however old they are. */
const RETENTION_COUNT = 10;

const DAY_MS = 86_400_000;

/** The changed fragment with the moment noted at which releases went out of use; one in use again loses the note. */
export function noteRetired(before: Fragment | undefined, after: Fragment, now: Date): Fragment {
  const wasNamed = before === undefined ? new Set<string>() : namedVersions(before);
  const isNamed = namedVersions(after);
  const releases = Object.entries(after.releases).map(([version, release]) => {
    const { retiredAt, ...rest } = release;
    if (isNamed.has(version)) return [version, rest] as const;
    const since = wasNamed.has(version) ? now.toISOString() : retiredAt;
    return [version, since === undefined ? rest : { ...rest, retiredAt: since }] as const;
  });
  return { ...after, releases: Object.fromEntries(releases) };
}

/**
 * The fragment without releases that nobody can need: not active, previous or canary, not among the newest ten, and
 * unused for 30 days. A release without a date stays: its age cannot be known.
 */
export function dropExpired(fragment: Fragment, now: Date): Fragment {
  const named = namedVersions(fragment);
  const dated = Object.entries(fragment.releases).map(([version, release]) => ({
    version,
    publishedAt: momentOf(release.publishedAt),
    lastUse: Math.max(momentOf(release.publishedAt), Date.parse(release.retiredAt ?? '') || 0),
  }));
  // Later entries were added later: of equal dates they count as newer.
  const newest = dated
    .toReversed()
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0))
    .slice(0, RETENTION_COUNT);
  const limit = now.getTime() - RETENTION_DAYS * DAY_MS;
  const kept = dated.filter(
    (release) => named.has(release.version) || newest.includes(release) || release.lastUse >= limit,
  );
  const releases = kept.flatMap(({ version }) => {
    const release = fragment.releases[version];
    return release === undefined ? [] : [[version, release] as const];
  });
  return { ...fragment, releases: Object.fromEntries(releases) };
}

function momentOf(publishedAt: string | undefined): number {
  const moment = Date.parse(publishedAt ?? '');
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment;
}
