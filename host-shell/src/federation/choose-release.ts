import type { RegistryEntry, RemoteName, Session } from '@vcms/contract';
import { isInCanary } from './canary-bucket.ts';

/** Why a release was chosen. */
export type ReleaseSource = 'override' | 'pin' | 'canary' | 'active' | 'previous';

export type ReleaseChoice =
  | { readonly kind: 'use'; readonly version: string; readonly source: ReleaseSource }
  | { readonly kind: 'unavailable'; readonly reason: 'disabled' | 'no-release'; readonly message?: string };

export interface ChoiceInputs {
  /** A locally chosen release; only builds that allow overrides pass one. */
  readonly override?: string | undefined;
  /** The release this tab has used so far. */
  readonly pin?: string | undefined;
  /** Releases that failed in this page load. */
  readonly failed: ReadonlySet<string>;
}

/**
 * Chooses the release of a remote for a user, in the order of architecture 3b: disabled, override, pin, canary, active,
 * previous. A release that is blocked, failed or not listed is never chosen, except an override, which is the
 * developer's own wish.
 */
export function chooseRelease(
  remote: RemoteName,
  entry: RegistryEntry,
  user: Pick<Session, 'userId' | 'role'>,
  { override, pin, failed }: ChoiceInputs,
): ReleaseChoice {
  if (entry.disabled !== null)
    return { kind: 'unavailable', reason: 'disabled', message: entry.disabled.message };
  if (override !== undefined) return { kind: 'use', version: override, source: 'override' };
  const usable = (version: string | null | undefined): version is string =>
    typeof version === 'string' &&
    Object.hasOwn(entry.releases, version) &&
    !entry.blocked.includes(version) &&
    !failed.has(version);
  if (usable(pin)) return { kind: 'use', version: pin, source: 'pin' };
  const canary = entry.canary;
  if (canary !== null && usable(canary.version) && isInCanary(canary, remote, user))
    return { kind: 'use', version: canary.version, source: 'canary' };
  if (usable(entry.active)) return { kind: 'use', version: entry.active, source: 'active' };
  if (usable(entry.previous)) return { kind: 'use', version: entry.previous, source: 'previous' };
  return { kind: 'unavailable', reason: 'no-release' };
}
