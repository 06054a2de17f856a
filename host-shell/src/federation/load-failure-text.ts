import { ALLOW_OVERRIDES } from './build-constants.ts';
import type { LoadFailure, LoadFailureKind } from './load-failure.ts';

/** What the fallback page says. */
export interface FailureText {
  /** What is wrong, as a plain sentence. */
  readonly title: string;
  /** What the user can do. */
  readonly advice: string;
}

const CONNECTION: readonly LoadFailureKind[] = [
  'registry-unreachable',
  'release-unreachable',
  'entry-network',
  'entry-timeout',
  'chunk-network',
  'chunk-timeout',
];
const OUTDATED: readonly LoadFailureKind[] = ['contract-mismatch', 'shared-mismatch'];

/** The words for a failure (architecture 3h). Technical text stays behind "Details". @param hasMenu a menu is on screen */
export function failureText(failure: LoadFailure, hasMenu = false): FailureText {
  if (failure.kind === 'disabled')
    return {
      title: 'This area is switched off at the moment.',
      advice: failure.message ?? 'Please come back later.',
    };
  if (ALLOW_OVERRIDES && failure.kind === 'override-failed')
    return {
      title: 'The override of this area does not work.',
      advice: `${failure.message ?? ''} Mend it there and try again, or reset the override to run the registry’s release.`,
    };
  if (failure.kind === 'integrity')
    return {
      title: 'A part of this area was changed on its way here.',
      advice:
        'It does not match the released version, so it was not run. Try again in a few minutes, and contact support with the reference below.',
    };
  if (failure.kind === 'evaluation-timeout' || failure.connected === true)
    return {
      title: "We can't load this area right now.",
      advice:
        'Your connection is working, but this area is not responding. Try again in a few minutes. If this persists, contact support with the reference below.',
    };
  if (isConnectionFailure(failure.kind))
    return {
      title: "We can't load this area right now.",
      advice: `Check your connection and try again. ${hasMenu ? 'The menu and signing out still work.' : 'Signing out still works.'}`,
    };
  if (failure.kind === 'entry-missing-global')
    return {
      title: "We can't load this area right now.",
      advice:
        'A network filter or browser extension may be blocking it. Switch it off for this site and try again.',
    };
  if (OUTDATED.includes(failure.kind) && failure.shellTooOld === true)
    return {
      title: 'A newer version of this site is needed.',
      advice: 'Refresh the page in your browser. If this persists, contact support with the reference below.',
    };
  if (OUTDATED.includes(failure.kind))
    return {
      title: "This area doesn't fit the version of this site that you are using.",
      advice: 'Try again in a few minutes. If this persists, contact support with the reference below.',
    };
  return {
    title: 'This area stopped working.',
    advice: 'Try again. If it happens again, contact support with the reference below.',
  };
}

/** One line for "Details": the kind, the release and the error's own words. */
export function failureDetails(failure: LoadFailure): string {
  const cause = failure.cause instanceof Error ? failure.cause.message : String(failure.cause ?? '');
  const release = failure.release === undefined ? failure.remote : `${failure.remote} ${failure.release}`;
  return `${failure.kind}, ${release}${cause === '' ? '' : `: ${cause}`}`;
}

/** True for what a working network may cure. */
export function isConnectionFailure(kind: LoadFailureKind): boolean {
  return CONNECTION.includes(kind);
}
