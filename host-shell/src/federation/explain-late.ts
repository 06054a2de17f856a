import { type FetchDeps, fetchText } from './fetch-text.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import { LATE_KIND, type LateCode, type LoadPhase } from './load-run.ts';
import type { LocatedRelease } from './release-client.ts';

/**
 * What a load is called that was not ready in time. When all first files of the app can be read, its code is what never
 * ends starting; else release.json, asked for anew, tells whether the network is to blame. Takes at most 2 s.
 */
export async function explainLate(
  deps: FetchDeps,
  phase: LoadPhase,
  located: LocatedRelease | undefined,
): Promise<LateCode> {
  const kind = LATE_KIND[phase];
  if (located === undefined || (phase !== 'entry' && phase !== 'app')) return { kind };
  const { release, folder } = located;
  const canRead = async (file: string, cache: RequestCache = 'default') => {
    const init = { mode: 'cors', credentials: 'omit', cache } as const;
    return (await fetchText(deps, new URL(file, folder).href, { limitMs: LOAD_LIMITS.probe, init })).ok;
  };
  const files = [release.entry, ...(release.preload ?? [])];
  // Files that have arrived come from the browser's cache: they never change.
  const [isConnected, ...arrived] = await Promise.all([
    canRead('release.json', 'no-store'),
    ...(phase === 'app' ? files.map((file) => canRead(file)) : []),
  ]);
  if (phase === 'app' && arrived.every((has) => has)) return { kind: 'evaluation-timeout', connected: true };
  return isConnected ? { kind, connected: true } : { kind };
}
