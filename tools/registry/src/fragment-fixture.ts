import type { Fragment, FragmentRelease } from './fragment.ts';

/** A fragment of remote-admin for tests: the last version is active, the one before it is the previous one. */
export function aFragment(versions: readonly string[], change: Partial<Fragment> = {}): Fragment {
  const releases = versions.map((version, index) => [version, aFragmentRelease(version, index)] as const);
  return {
    family: 'admin',
    base: 'https://cdn.example.com/r/remote-admin/',
    active: versions.at(-1) ?? '',
    previous: versions.at(-2) ?? null,
    canary: null,
    blocked: [],
    disabled: null,
    releases: Object.fromEntries(releases),
    ...change,
  };
}

/** Published on the given day of January 2026, counted from 0. */
export function aFragmentRelease(version: string, day: number): FragmentRelease {
  return {
    path: `${version}-abc1234/`,
    releaseIntegrity: `sha384-${'A'.repeat(64)}`,
    publishedAt: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
  };
}
