import { isDeepStrictEqual } from 'node:util';
import { parseRegistry, REMOTE_NAMES, type Registry, type RemoteName } from '@vcms/contract';
import { type Fragment, fragmentName, registryName } from './fragment.ts';
import type { FragmentChange } from './fragment-changes.ts';
import { fromJson, toJson } from './json-bytes.ts';
import { noteLive } from './live-history.ts';
import { mergeFragments } from './merge-fragments.ts';
import type { ObjectStore, Precondition } from './object-store.ts';
import { writeParts } from './registry-parts.ts';
import { dropExpired, noteRetired } from './retention.ts';
import { fragmentProblems } from './validate-fragment.ts';

/** The registry of one environment, in its store. */
export interface RegistryPlace {
  readonly store: ObjectStore;
  readonly env: string;
  readonly now: () => Date;
}

export type FragmentUpdate =
  | { readonly ok: true; readonly before: Fragment | undefined; readonly fragment: Fragment }
  | { readonly ok: false; readonly problem: string };

export interface Merge {
  readonly registry: Registry;
  /** Fragments that could not be used; what is served for their remotes stays as it is. */
  readonly warnings: readonly string[];
}

/** How often a write is tried again that somebody else overtook. */
const TRIES = 20;
const TTL_SECONDS = 300;
const MIN_SHELL = '0.0.0';

interface ReadFragment {
  readonly precondition: Precondition;
  readonly fragment: Fragment | undefined;
  readonly problems: readonly string[];
}

/** Reads a team's fragment; a broken one has problems and no value. */
export async function readFragment(place: RegistryPlace, remote: RemoteName): Promise<ReadFragment> {
  const stored = await place.store.read(fragmentName(place.env, remote));
  if (stored === undefined) return { precondition: 'absent', fragment: undefined, problems: [] };
  const precondition = { generation: stored.generation };
  const value = fromJson(stored.bytes);
  const problems = fragmentProblems(remote, value as Fragment);
  return { precondition, fragment: problems.length === 0 ? (value as Fragment) : undefined, problems };
}

/**
 * Changes one team's fragment. When it was changed by another in the meantime, the wish is applied to what that one
 * wrote. A change that the shell would not take, or that contradicts itself, is refused with its reasons.
 */
export async function updateFragment(
  place: RegistryPlace,
  remote: RemoteName,
  change: (current: Fragment | undefined) => FragmentChange,
): Promise<FragmentUpdate> {
  const name = fragmentName(place.env, remote);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const read = await readFragment(place, remote);
    if (read.problems.length > 0)
      return { ok: false, problem: `${name} cannot be used. ${read.problems.join(' ')}` };
    const planned = planChange(remote, read.fragment, change, place.now());
    if (!planned.ok || isDeepStrictEqual(planned.fragment, read.fragment)) return planned;
    const outcome = await place.store.write(name, toJson(planned.fragment), read.precondition);
    if (outcome === 'written') return planned;
  }
  throw new Error(`${name} is being changed by others all the time; try again later.`);
}

/** What a change would make of a fragment, with retention and validation; nothing is written. */
export function planChange(
  remote: RemoteName,
  before: Fragment | undefined,
  change: (current: Fragment | undefined) => FragmentChange,
  now: Date,
): FragmentUpdate {
  const changed = change(before);
  if (!changed.ok) return changed;
  const fragment = dropExpired(noteRetired(before, noteLive(before, changed.fragment), now), now);
  const problems = fragmentProblems(remote, fragment);
  return problems.length > 0 ? { ok: false, problem: problems.join(' ') } : { ok: true, before, fragment };
}

/**
 * Merges all fragments into the registry and its parts, which shells read. The registry's generation is read before the fragments: who
 * writes last has therefore seen every fragment that was written before, and one who has not is refused and reads again.
 */
export async function mergeRegistry(place: RegistryPlace): Promise<Merge> {
  const name = registryName(place.env);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const stored = await place.store.read(name);
    const parsed = stored === undefined ? undefined : parseRegistry(fromJson(stored.bytes));
    if (parsed?.ok === false)
      throw new Error(`${place.store.label}/${name} cannot be used: ${parsed.problems.join('; ')}.`);
    const merge = await mergeOnto(place, parsed?.value);
    const isNew = merge.registry !== parsed?.value;
    const precondition = stored === undefined ? 'absent' : { generation: stored.generation };
    if (isNew && (await place.store.write(name, toJson(merge.registry), precondition)) !== 'written')
      continue;
    // Also when nothing is new: a write that was cut short left parts behind.
    if (await writeParts(place.store, merge.registry)) return merge;
  }
  throw new Error(`${name} is being changed by others all the time; try again later.`);
}

async function mergeOnto(place: RegistryPlace, current: Registry | undefined): Promise<Merge> {
  const fragments: Partial<Record<RemoteName, Fragment>> = {};
  const warnings: string[] = [];
  for (const remote of REMOTE_NAMES) {
    const { fragment, problems } = await readFragment(place, remote);
    const served = current?.remotes[remote];
    if (fragment === undefined && (served !== undefined || problems.length > 0)) {
      const reason = problems.length > 0 ? problems.join(' ') : 'It is missing.';
      warnings.push(`${fragmentName(place.env, remote)} was left out. ${reason}`);
    }
    const used = fragment ?? served;
    if (used !== undefined) fragments[remote] = used;
  }
  const registry = mergeFragments({
    env: place.env,
    current,
    fragments,
    generatedAt: place.now().toISOString(),
    ttlSeconds: current?.ttlSeconds ?? TTL_SECONDS,
    minShell: current?.minShell ?? MIN_SHELL,
  });
  return { registry, warnings };
}
