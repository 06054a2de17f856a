import { failedUrl } from './classify-load-error.ts';
import type { FailedScripts } from './failed-scripts.ts';
import { type FetchDeps, fetchText } from './fetch-text.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import type { LocatedRelease } from './release-client.ts';

export interface IntegrityDeps extends FetchDeps {
  readonly failedScripts: Pick<FailedScripts, 'integrityOf'>;
}

/**
 * True when a file of the release arrives but is not the one that the release names. A browser reports a script with a
 * wrong hash like one that cannot be reached; reading the file once without and once with its hash tells them apart, so
 * that tampering raises an alarm (architecture 5.2). release.json names the integrity of the first files, the entry that of all
 * others. `url`: absolute; a file outside the release is no matter of ours.
 */
export async function isTampered(
  deps: IntegrityDeps,
  { folder, release }: LocatedRelease,
  url: string | undefined,
): Promise<boolean> {
  if (url === undefined || !url.startsWith(folder)) return false;
  const integrity = release.integrity[url.slice(folder.length)] ?? deps.failedScripts.integrityOf(url);
  if (integrity === undefined) return false;
  const read = (init: RequestInit) =>
    fetchText(deps, url, {
      limitMs: LOAD_LIMITS.release,
      init: { mode: 'cors', credentials: 'omit', ...init },
    });
  return (await read({})).ok && !(await read({ integrity })).ok;
}

/** The address in a remote's report of a page chunk that did not arrive: the error itself or what caused it. */
export function missingChunkUrl(report: unknown): string | undefined {
  const cause = report instanceof Error ? report.cause : undefined;
  return failedUrl(report) ?? failedUrl(cause);
}
