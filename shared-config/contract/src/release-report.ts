import { isRecord } from './json-readers.ts';
import { REMOTE_NAMES, type RemoteName } from './roles.ts';
import { parseVersion } from './version.ts';

/**
 * How a session of a tab went for one release (decision 0051).
 * - `ready`: its first page was mounted.
 * - `stand-in`: its first page was mounted after another release had failed in this tab.
 * - `network`, `code`, `integrity`, `mount`: no page of it came, and where it stopped: a file did not arrive, its code is
 *   no remote or threw, a file is not the released one, its mount failed.
 * - `broke`: after `ready`, a page of error took the place of its pages.
 */
export const RELEASE_OUTCOMES = [
  'ready',
  'stand-in',
  'network',
  'code',
  'integrity',
  'mount',
  'broke',
] as const;
export type ReleaseOutcome = (typeof RELEASE_OUTCOMES)[number];

/** Time from the start of a load to the first mounted page: at most so many seconds, or more than the largest. */
export const FIRST_PAGE_WAITS = ['1', '2', '4', '8', 'more'] as const;
export type FirstPageWait = (typeof FIRST_PAGE_WAITS)[number];

/** What a tab tells of a release: nothing of who uses it, where, or when. */
export interface ReleaseReport {
  readonly remote: RemoteName;
  readonly version: string;
  readonly outcome: ReleaseOutcome;
  /** With `ready` only. */
  readonly wait?: FirstPageWait;
}

/** Where reports go, on the shell's origin; the last part changes with what a report holds. */
export const RELEASE_REPORT_PATH = '/releaseReport/v1';
/** Far more than a report needs. */
export const RELEASE_REPORT_BYTES = 1024;

const KEYS: readonly string[] = ['remote', 'version', 'outcome', 'wait'];
/** Versions of releases have at most 22 characters here; a longer one is somebody's own idea. */
const LONGEST_VERSION = 64;

/** Reads a report that came over the network; undefined for anything that is not exactly one. */
export function parseReleaseReport(text: string): ReleaseReport | undefined {
  if (text.length > RELEASE_REPORT_BYTES) return undefined;
  const value = parseJson(text);
  if (!isRecord(value) || Object.keys(value).some((key) => !KEYS.includes(key))) return undefined;
  const remote = REMOTE_NAMES.find((name) => name === value.remote);
  const outcome = RELEASE_OUTCOMES.find((name) => name === value.outcome);
  const wait = FIRST_PAGE_WAITS.find((name) => name === value.wait);
  const { version } = value;
  if (remote === undefined || outcome === undefined) return undefined;
  if (typeof version !== 'string' || version.length > LONGEST_VERSION) return undefined;
  if (parseVersion(version) === undefined) return undefined;
  if ((wait !== undefined) !== (outcome === 'ready') || (wait === undefined && 'wait' in value))
    return undefined;
  return { remote, version, outcome, ...(wait === undefined ? {} : { wait }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
