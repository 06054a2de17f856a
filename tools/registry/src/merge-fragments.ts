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
 * Throws when the result would be refused by the shell.
 */
export function mergeFragments(input: MergeInput): Registry {
  const { env, current, fragments, generatedAt, ttlSeconds, minShell } = input;
  const unchanged =
    current !== undefined &&
    current.minShell === minShell &&
    current.ttlSeconds === ttlSeconds &&
    JSON.stringify(current.remotes) === JSON.stringify(fragments);
  if (unchanged) return current;
  const serial = (current?.serial ?? 0) + 1;
  const merged = { schema: 1, env, serial, generatedAt, ttlSeconds, minShell, remotes: fragments };
  const parsed = parseRegistry(merged);
  if (!parsed.ok) throw new Error(`The registry would be refused: ${parsed.problems.join(' ')}`);
  return parsed.value;
}
