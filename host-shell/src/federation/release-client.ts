import {
  CONTRACT_VERSION,
  isCompatibleContract,
  parseRelease,
  type RegistryEntry,
  type Release,
  type RemoteName,
  satisfiesRange,
} from '@vcms/contract';
import { delay } from './clock.ts';
import { type FetchDeps, type FetchedText, fetchText, parseJson } from './fetch-text.ts';
import { LoadError } from './load-failure.ts';
import { LOAD_LIMITS } from './load-limits.ts';
import { nextStep } from './retry-policy.ts';

export interface ReleaseClientDeps extends FetchDeps {
  readonly random: () => number;
  /** Versions of the shared packages that this shell provides. */
  readonly provided: Readonly<Record<string, string>>;
}

/** A release that may run in this shell, and where its files lie. */
export interface LocatedRelease {
  readonly release: Release;
  /** Absolute URL of the release's folder, ends in a slash. */
  readonly folder: string;
}

export interface ReleaseClient {
  /** Reads and checks a release.json; no code of the remote is run. Ends within its limits. Rejects with LoadError. */
  read(remote: RemoteName, entry: RegistryEntry, version: string): Promise<LocatedRelease>;
}

/** Reads each release once per page: releases never change (architecture 3g). A failed read is forgotten. */
export function createReleaseClient(deps: ReleaseClientDeps): ReleaseClient {
  const known = new Map<string, Promise<LocatedRelease>>();

  async function readOnce(remote: RemoteName, version: string, folder: string, integrity: string) {
    const url = `${folder}release.json`;
    const text = await readPatiently(deps, url, () => fetchChecked(deps, url, integrity));
    return { release: checkRelease(text, { remote, version, provided: deps.provided }), folder };
  }

  return {
    async read(remote, entry, version) {
      const location = Object.hasOwn(entry.releases, version) ? entry.releases[version] : undefined;
      if (location === undefined)
        throw new LoadError('release-unreachable', `${remote} ${version} is not in the registry`);
      const folder = new URL(location.path, entry.base).href;
      const before = known.get(folder);
      if (before !== undefined) return before;
      const reading = readOnce(remote, version, folder, location.releaseIntegrity);
      known.set(folder, reading);
      reading.catch(() => known.delete(folder));
      return reading;
    },
  };
}

/** Reads a release.json by `read`, again where the retry table says so. Rejects with LoadError. */
export async function readPatiently(
  deps: Pick<ReleaseClientDeps, 'clock' | 'random'>,
  url: string,
  read: () => Promise<FetchedText>,
): Promise<string> {
  let timeouts = 0;
  for (let failures = 1; ; failures += 1) {
    const answer = await read();
    if (answer.ok) return answer.text;
    if (answer.reason === 'timeout') timeouts += 1;
    const count = { failures, timeouts, transient: answer.transient };
    const step = nextStep('release-unreachable', count, deps.random);
    if (step.kind !== 'again')
      throw new LoadError('release-unreachable', `${url} cannot be read (${answer.reason})`, answer.cause);
    await delay(deps.clock, step.afterMs);
  }
}

/**
 * fetch reports a wrong hash, an error page (whose hash is wrong, too) and a dead network alike. The same request
 * without the hash tells them apart.
 */
async function fetchChecked(deps: FetchDeps, url: string, integrity: string): Promise<FetchedText> {
  const request = { mode: 'cors', credentials: 'omit' } as const;
  const limitMs = LOAD_LIMITS.release;
  const answer = await fetchText(deps, url, { limitMs, init: { ...request, integrity } });
  if (answer.ok || answer.reason !== 'network') return answer;
  const plain = await fetchText(deps, url, { limitMs, init: request });
  if (plain.ok)
    throw new LoadError('integrity', `${url} is not the file that the registry names`, answer.cause);
  return plain;
}

/** What a release.json must be; without `version` any release of the remote. */
interface Expected {
  readonly remote: RemoteName;
  readonly version?: string;
  readonly provided: Readonly<Record<string, string>>;
}

/** Reads the text of a release.json and checks it against what is wanted and what this shell is. Throws LoadError. */
export function checkRelease(text: string, { remote, version, provided }: Expected): Release {
  const parsed = parseRelease(parseJson(text));
  if (!parsed.ok) throw new LoadError('release-invalid', parsed.problems.join('; '));
  const release = parsed.value;
  if (release.remote !== remote || (version !== undefined && release.version !== version))
    throw new LoadError('release-invalid', `release.json is for ${release.remote} ${release.version}`);
  if (!isCompatibleContract(CONTRACT_VERSION, release.contract)) {
    const { major, minor } = release.contract;
    throw new LoadError('contract-mismatch', `${remote} ${release.version} needs contract ${major}.${minor}`);
  }
  const missing = Object.entries(release.requires).find(
    ([name, range]) => !Object.hasOwn(provided, name) || !satisfiesRange(provided[name] ?? '', range),
  );
  if (missing !== undefined)
    throw new LoadError('shared-mismatch', `${remote} ${release.version} needs ${missing[0]} ${missing[1]}`);
  return release;
}
