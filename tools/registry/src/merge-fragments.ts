import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, type Registry, type RemoteName } from '@vcms/contract';
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
  const { env, current, fragments, generatedAt, ttlSeconds, minShell } = input;
  const unchanged =
    current !== undefined &&
    current.minShell === minShell &&
    current.ttlSeconds === ttlSeconds &&
    isDeepStrictEqual(current.remotes, fragments);
  if (unchanged) return current;
  const serial = (current?.serial ?? 0) + 1;
  const merged = { schema: 1, env, serial, generatedAt, ttlSeconds, minShell, remotes: fragments };
  const parsed = parseRegistry(merged);
  const problems = parsed.ok ? parsed.warnings : parsed.problems;
  if (!parsed.ok || problems.length > 0) {
    throw new Error(`The shell would not take this registry: ${problems.join('; ')}.`);
  }
  return parsed.value;
}
