import { delay } from './clock.ts';
import { fetchText } from './fetch-text.ts';
import { LoadError } from './load-failure.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { RemoteOverride } from './override.ts';
import { checkRelease, type LocatedRelease, type ReleaseClientDeps } from './release-client.ts';
import { nextStep } from './retry-policy.ts';

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
  let timeouts = 0;
  for (let failures = 1; ; failures += 1) {
    const answer = await fetchText(deps, url, { limitMs: LOAD_LIMITS.release, init });
    if (answer.ok)
      return { release: checkRelease(answer.text, { remote, provided: deps.provided }), folder: base };
    if (answer.reason === 'timeout') timeouts += 1;
    const count = { failures, timeouts, transient: answer.transient };
    const step = nextStep('release-unreachable', count, deps.random);
    if (step.kind !== 'again')
      throw new LoadError('release-unreachable', `${url} cannot be read (${answer.reason})`, answer.cause);
    await delay(deps.clock, step.afterMs);
  }
}
