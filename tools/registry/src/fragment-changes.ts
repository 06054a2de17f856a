import { type Canary, parseVersion, type RoleCode } from '@vcms/contract';
import type { Fragment } from './fragment.ts';
import { isForward, lastGoodBefore, withdrawSince } from './live-history.ts';

/** Outcome of an operator's wish; the problem is one plain sentence. */
export type FragmentChange =
  | { readonly ok: true; readonly fragment: Fragment }
  | { readonly ok: false; readonly problem: string };

export interface CanaryWish {
  readonly version: string;
  /** 0..100. */
  readonly percent: number;
  readonly roles?: readonly RoleCode[];
  readonly users?: readonly string[];
}

function refuse(problem: string): FragmentChange {
  return { ok: false, problem };
}

function usable(fragment: Fragment, version: string): string | undefined {
  if (!Object.hasOwn(fragment.releases, version)) {
    const known = Object.keys(fragment.releases).join(', ');
    return `Release ${version} is not in the registry; there are ${known}.`;
  }
  return fragment.blocked.includes(version)
    ? `Release ${version} is blocked; unblock it first if it shall run again.`
    : undefined;
}

/**
 * Shows a release to some users first. The same release keeps its salt, so raising the share only adds users
 * (architecture 3b).
 */
export function setCanary(fragment: Fragment, wish: CanaryWish): FragmentChange {
  const problem = usable(fragment, wish.version);
  if (problem !== undefined) return refuse(problem);
  if (wish.version === fragment.active)
    return refuse(`Release ${wish.version} is active for everybody already; a canary of it changes nothing.`);
  const salt = fragment.canary?.version === wish.version ? fragment.canary.salt : wish.version;
  const canary: Canary = { ...wish, salt };
  return { ok: true, fragment: { ...fragment, canary } };
}

/** Makes the canary the active release. */
export function promote(fragment: Fragment): FragmentChange {
  const version = fragment.canary?.version;
  if (version === undefined) return refuse('There is no canary to promote; start one with "canary" first.');
  const problem = usable(fragment, version);
  if (problem !== undefined) return refuse(problem);
  return { ok: true, fragment: { ...fragment, active: version, previous: fragment.active, canary: null } };
}

/**
 * Goes back to the previous release, or to any that is still listed. Going back, the fallback is then the last good one
 * before the target, and what was left is none until it is active again; going forward, it is the release that was active.
 */
export function rollback(fragment: Fragment, to?: string): FragmentChange {
  const target = to ?? fragment.previous;
  if (target === null)
    return refuse('There is no previous release; name one with --to, "status" lists them.');
  const problem = usable(fragment, target);
  if (problem !== undefined) return refuse(problem);
  if (target === fragment.active) return refuse(`Release ${target} is active already.`);
  const canary = fragment.canary?.version === target ? null : fragment.canary;
  if (isForward(fragment, target))
    return { ok: true, fragment: { ...fragment, active: target, previous: fragment.active, canary } };
  const left = withdrawSince(fragment, target);
  return { ok: true, fragment: { ...left, active: target, previous: lastGoodBefore(left, target), canary } };
}

/** Stops a release everywhere, in open tabs too. The active one must be replaced first. */
export function blockRelease(fragment: Fragment, version: string): FragmentChange {
  if (version === fragment.active)
    return refuse(`Release ${version} is active; roll back first, then block it.`);
  if (parseVersion(version) === undefined) return refuse(`"${version}" is no version such as 1.2.3.`);
  if (fragment.blocked.includes(version)) return { ok: true, fragment };
  const canary = fragment.canary?.version === version ? null : fragment.canary;
  const previous = fragment.previous === version ? lastGoodBefore(fragment, version) : fragment.previous;
  return { ok: true, fragment: { ...fragment, blocked: [...fragment.blocked, version], canary, previous } };
}

export function unblockRelease(fragment: Fragment, version: string): FragmentChange {
  if (!fragment.blocked.includes(version)) return refuse(`Release ${version} is not blocked.`);
  return {
    ok: true,
    fragment: { ...fragment, blocked: fragment.blocked.filter((item) => item !== version) },
  };
}

/** Switches the whole remote off; users read the message (at most 500 characters). */
export function disableRemote(fragment: Fragment, message: string): FragmentChange {
  const text = message.trim();
  if (text === '' || text.length > 500)
    return refuse('The message for the users must have 1 to 500 characters.');
  return { ok: true, fragment: { ...fragment, disabled: { message: text } } };
}

export function enableRemote(fragment: Fragment): FragmentChange {
  if (fragment.disabled === null) return refuse('The remote is not switched off.');
  return { ok: true, fragment: { ...fragment, disabled: null } };
}
