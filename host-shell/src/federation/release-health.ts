import {
  countsOn,
  parseRegistry,
  REMOTE_NAMES,
  type Registry,
  type RegistryEntry,
  type ReleaseCounts,
  type RemoteName,
  type RuntimeConfig,
  registryPath,
} from '@vcms/contract';
import type { TrustedCall } from '../backend/trusted-call.ts';
import { type FetchDeps, fetchText, parseJson } from './fetch-text.ts';
import { LOAD_LIMITS } from './load-limits.ts';

/** A release beside the one that it is compared with. */
export interface HealthColumn {
  /** Why users get it. */
  readonly part: 'canary' | 'active' | 'previous';
  readonly version: string;
  readonly counts: ReleaseCounts;
}

/** What tabs told of one remote: canary and active of the same days while a canary runs, else active and previous. */
export interface RemoteHealth {
  readonly remote: RemoteName;
  readonly columns: readonly HealthColumn[];
}

export type ReleaseHealth =
  /** The page's configuration asks no tab. */
  | { readonly kind: 'off' }
  /** `message` is a sentence for the user. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'known'; readonly percent: number; readonly remotes: readonly RemoteHealth[] };

export interface ReleaseHealthDeps extends FetchDeps {
  readonly config: Pick<RuntimeConfig, 'env' | 'releaseReports'>;
  readonly call: TrustedCall;
}

const NO_REGISTRY = 'The list of releases cannot be read. Check your connection, then try again.';

/** Reads what tabs told of the releases that users get. Never rejects. */
export async function readReleaseHealth(deps: ReleaseHealthDeps): Promise<ReleaseHealth> {
  const { env, releaseReports } = deps.config;
  if (releaseReports === undefined) return { kind: 'off' };
  const init = { cache: 'no-cache', credentials: 'same-origin' } as const;
  const answer = await fetchText(deps, registryPath(env), { limitMs: LOAD_LIMITS.registry, init });
  const parsed = answer.ok ? parseRegistry(parseJson(answer.text)) : undefined;
  if (!parsed?.ok) return { kind: 'failed', message: NO_REGISTRY };
  const parts = partsOf(parsed.value);
  const releases = parts.flatMap(({ remote, given }) => given.map(({ version }) => ({ remote, version })));
  const told = await deps.call('releaseHealth', { releases });
  if (!told.ok) return { kind: 'failed', message: told.message };
  const { rows } = told.value as { readonly rows: readonly Row[] };
  const remotes = parts.map(({ remote, given }) => ({ remote, columns: columnsOf(remote, given, rows) }));
  return { kind: 'known', percent: releaseReports.percent, remotes };
}

interface Row {
  readonly remote: string;
  readonly version: string;
  readonly day: string;
  readonly counts: ReleaseCounts;
}

type Given = Omit<HealthColumn, 'counts'>;

function partsOf({ remotes }: Registry) {
  return REMOTE_NAMES.flatMap((remote) => {
    const entry = remotes[remote];
    return entry === undefined ? [] : [{ remote, given: givenOf(entry) }];
  });
}

/** A canary is judged beside what the others get; else the active release stands beside the one before it. */
function givenOf({ canary, active, previous }: RegistryEntry): readonly Given[] {
  const own: Given = { part: 'active', version: active };
  if (canary !== null) return [{ part: 'canary', version: canary.version }, own];
  return previous === null ? [own] : [own, { part: 'previous', version: previous }];
}

function columnsOf(remote: RemoteName, given: readonly Given[], rows: readonly Row[]): HealthColumn[] {
  const daysOf = (version: string) =>
    new Map(
      rows
        .filter((row) => row.remote === remote && row.version === version)
        .map((row) => [row.day, row.counts]),
    );
  const canary = given.find(({ part }) => part === 'canary');
  const canaryDays = canary && daysOf(canary.version);
  return given.map((one) => ({
    ...one,
    counts: countsOn(daysOf(one.version), (day) => canaryDays?.has(day) ?? true),
  }));
}
