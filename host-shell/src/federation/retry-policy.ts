import type { LoadFailureKind } from './load-failure.ts';

/** What to do after a failure. */
export type NextStep =
  | { readonly kind: 'again'; readonly afterMs: number }
  | { readonly kind: 'next-candidate' };

export interface FailureCount {
  /** How often this step of this release has failed so far, this time included. */
  readonly failures: number;
  /** How many of them ran into the time limit. */
  readonly timeouts: number;
  /** False for an answer that will not change, such as 404. */
  readonly transient: boolean;
}

const DOCUMENT_DELAYS_MS = [500, 1_500];
const SCRIPT_DELAY_MS = 300;

const DOCUMENTS: readonly LoadFailureKind[] = ['registry-unreachable', 'release-unreachable'];
const SCRIPTS: readonly LoadFailureKind[] = [
  'entry-network',
  'entry-timeout',
  'chunk-network',
  'chunk-timeout',
];

/**
 * The retry table of architecture 3b. A document is read up to three times, twice when it ran into its limit both times;
 * a script twice; everything else never again, least of all a module that threw while evaluating, whose second load
 * resolves half-initialised, or one that never ended: its second load is the first one. `random` in [0, 1) adds up to a quarter to the pauses.
 */
export function nextStep(kind: LoadFailureKind, count: FailureCount, random: () => number): NextStep {
  const delays = delaysOf(kind, count);
  const delay = delays[count.failures - 1];
  return delay === undefined
    ? { kind: 'next-candidate' }
    : { kind: 'again', afterMs: Math.round(delay * (1 + random() / 4)) };
}

function delaysOf(kind: LoadFailureKind, { timeouts, transient }: FailureCount): readonly number[] {
  if (DOCUMENTS.includes(kind)) return transient && timeouts < 2 ? DOCUMENT_DELAYS_MS : [];
  return SCRIPTS.includes(kind) ? [SCRIPT_DELAY_MS] : [];
}

/** Kinds after which the same release can never work in this page load, not even after "Try again". */
export function requiresReload(kind: LoadFailureKind): boolean {
  return kind === 'module-evaluation' || kind === 'evaluation-timeout';
}
