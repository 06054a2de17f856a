import { fetchText } from './fetch-text.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { RemoteOverride } from './override.ts';
import {
  checkRelease,
  type LocatedRelease,
  type ReleaseClientDeps,
  readPatiently,
} from './release-client.ts';

/**
 * Reads the release.json of an override: never from a cache, because a developer's server changes it, and without the
 * registry's integrity, which cannot know it. All else is checked as in any release. Rejects with LoadError.
 */
export async function readOverride(
  deps: ReleaseClientDeps,
  { remote, base }: RemoteOverride,
): Promise<LocatedRelease> {
  const url = `${base}release.json`;
  const init = { mode: 'cors', credentials: 'omit', cache: 'no-store' } as const;
  const limitMs = LOAD_LIMITS.release;
  const text = await readPatiently(deps, url, () => fetchText(deps, url, { limitMs, init }));
  return { release: checkRelease(text, { remote, provided: deps.provided }), folder: base };
}
