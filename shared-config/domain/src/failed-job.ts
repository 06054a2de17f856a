/** What the server does when nobody waits for it, by what it is about. */
export const JOB_KINDS = ['mail', 'night', 'accounts', 'results', 'messages', 'records'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Lengths in characters; what is longer is cut. */
export const FAILED_JOB_BOUNDS = { causeMax: 500 } as const;

/**
 * `failedJobs/{id}`: work of the server that failed and has not succeeded since (domain 4.2). It is taken away by the try
 * that succeeds.
 */
export interface FailedJob {
  readonly id: string;
  readonly kind: JobKind;
  /** The function that failed, as the log names it. */
  readonly job: string;
  /** Path of the document it worked on; absent for work by the clock. */
  readonly subject?: string | undefined;
  /** The company it is about, where there is one. */
  readonly companyId?: string | undefined;
  /** A sentence. */
  readonly cause: string;
  readonly attempts: number;
  readonly firstFailedAt: Date;
  readonly lastFailedAt: Date;
  /** Until then it is tried again by itself; absent where its next time by the clock is the next try. */
  readonly triedUntil?: Date | undefined;
}

/** True when no further try comes by itself. */
export function isGivenUp({ triedUntil }: Pick<FailedJob, 'triedUntil'>, now: Date): boolean {
  return triedUntil !== undefined && triedUntil <= now;
}
