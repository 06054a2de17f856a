import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type Registry, type RegistryEntry, type RemoteName } from '@vcms/contract';
import type { Fragment } from './fragment.ts';

export interface MergeInput {
  readonly env: string;
  /** The registry that is served now; undefined before the first one. */
  readonly current: Registry | undefined;
  readonly fragments: Readonly<Partial<Record<RemoteName, Fragment>>>;
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  readonly ttlSeconds: number;
  readonly minShell: string;
}

/**
 * The registry made of the teams' fragments. The serial grows by one when something changed and stays
 * when nothing did, so that open tabs are not told of a change that is none.
 * Throws when the shell would refuse the result or drop a part of it.
 */
export function mergeFragments(input: MergeInput): Registry {
  const { env, current, generatedAt, ttlSeconds, minShell } = input;
  const remotes = Object.fromEntries(
    Object.entries(input.fragments).map(([remote, fragment]) => [remote, publicEntry(fragment)]),
  );
  const unchanged =
    current !== undefined &&
    current.minShell === minShell &&
    current.ttlSeconds === ttlSeconds &&
    isDeepStrictEqual(current.remotes, remotes);
  if (unchanged) return current;
  const serial = (current?.serial ?? 0) + 1;
  const merged = { schema: 1, env, serial, generatedAt, ttlSeconds, minShell, remotes };
  const parsed = parseRegistry(merged);
  const problems = parsed.ok ? parsed.warnings : parsed.problems;
  if (!parsed.ok || problems.length > 0) {
    throw new Error(`The shell would not take this registry: ${problems.join('; ')}.`);
  }
  return parsed.value;
}

/** The registry is public: who published what stays in the team's fragment (architecture 3b: no personal data). */
function publicEntry(fragment: Fragment): RegistryEntry {
  const releases = Object.entries(fragment.releases).map(([version, release]) => {
    const { publishedBy: _by, retiredAt: _at, liveOrder: _order, withdrawn: _left, ...location } = release;
    return [version, location] as const;
  });
  return { ...fragment, releases: Object.fromEntries(releases) };
}
