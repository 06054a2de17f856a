import type { RemoteName } from '@vcms/contract';
import {
  type Fragment,
  type FragmentChange,
  type FragmentUpdate,
  mergeRegistry,
  planChange,
  type RegistryPlace,
  readFragment,
  updateFragment,
} from '@vcms/registry';
import { EXIT, ReleaseFailure } from './release-failure.ts';
import type { Target } from './target.ts';

type Change = (current: Fragment | undefined) => FragmentChange;

/** A change that users get from now on. */
export interface AppliedChange {
  readonly before: Fragment | undefined;
  readonly fragment: Fragment;
  readonly serial: number;
  /** Sentences about other teams' fragments that could not be used. */
  readonly warnings: readonly string[];
}

export function placeOf(target: Target, now: () => Date): RegistryPlace {
  return { store: target.registry, env: target.env, now };
}

/** The fragment that a change would make; nothing is written. */
export async function previewChange(
  target: Target,
  remote: RemoteName,
  change: Change,
  now: () => Date,
): Promise<Fragment> {
  const read = await readFragment(placeOf(target, now), remote);
  if (read.problems.length > 0) throw refused(read.problems.join(' '));
  return granted(planChange(remote, read.fragment, change, now())).fragment;
}

/** Writes the fragment and merges the registry. */
export async function applyChange(
  target: Target,
  remote: RemoteName,
  change: Change,
  now: () => Date,
): Promise<AppliedChange> {
  const place = placeOf(target, now);
  const { before, fragment } = granted(await updateFragment(place, remote, change));
  const { registry, warnings } = await mergeRegistry(place);
  return { before, fragment, serial: registry.serial, warnings };
}

function granted(update: FragmentUpdate) {
  if (!update.ok) throw refused(update.problem);
  return update;
}

function refused(sentence: string): ReleaseFailure {
  return new ReleaseFailure(EXIT.refused, sentence);
}
