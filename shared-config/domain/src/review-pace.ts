import { REVIEW_PROMISE_DAYS } from './working-days.ts';

/** Days over which the firm's promise is measured, today included. */
export const PACE_DAYS = 30;
/** Decisions that took longer are counted as having taken so many working days. */
export const PACE_LONGEST = 20;

/** How many decisions took how many working days. */
export type PaceCounts = ReadonlyMap<number, number>;

export interface Pace {
  readonly decided: number;
  /** Decided within the promise. */
  readonly inTime: number;
  /** Working days, halves where it lies between two; 0 without decisions. */
  readonly medianDays: number;
}

/** How the firm keeps its promise, from counted decisions. */
export function paceOf(counts: PaceCounts): Pace {
  const days = [...counts].filter(([, count]) => count > 0).toSorted(([a], [b]) => a - b);
  const sum = (some: typeof days) => some.reduce((total, [, count]) => total + count, 0);
  const decided = sum(days);
  const at = (place: number): number => {
    let seen = 0;
    for (const [took, count] of days) {
      seen += count;
      if (place < seen) return took;
    }
    return 0;
  };
  return {
    decided,
    inTime: sum(days.filter(([took]) => took <= REVIEW_PROMISE_DAYS)),
    medianDays: (at(Math.floor((decided - 1) / 2)) + at(Math.floor(decided / 2))) / 2,
  };
}

/** The same in a sentence; undefined while nothing was decided. The share is never rounded up. */
export function paceText({ decided, inTime, medianDays }: Pace): string | undefined {
  if (decided === 0) return undefined;
  const share = Math.floor((100 * inTime) / decided);
  const median = medianDays === 1 ? '1 working day' : `${medianDays} working days`;
  const decisions = decided === 1 ? '1 decision' : `${decided} decisions`;
  return `${share}% of ${decisions} within ${REVIEW_PROMISE_DAYS} working days, median ${median}.`;
}
