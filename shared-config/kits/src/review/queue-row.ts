import { type CalendarDate, daysBetween, type ReviewTask, reviewPromisedOn } from '@vcms/domain';
import type { DecidedTasks } from './decided-tasks.ts';

/** One line of the queue. */
export interface QueueRow extends ReviewTask {
  /** Days since the submission. */
  readonly age: number;
  readonly promisedOn: CalendarDate;
  readonly isOverdue: boolean;
}

export function queueRow(task: ReviewTask, today: CalendarDate): QueueRow {
  const promisedOn = reviewPromisedOn(task.submittedOn);
  return {
    ...task,
    age: Math.max(0, daysBetween(task.submittedOn, today)),
    promisedOn,
    isOverdue: promisedOn < today,
  };
}

/** Whether there is still something to decide: not in this tab a moment ago, and not once the policy has ended. */
export function isOpenTask(
  { id, version, endsOn, certificatesFor }: Pick<ReviewTask, 'id' | 'version' | 'endsOn' | 'certificatesFor'>,
  decided: DecidedTasks,
  today: CalendarDate,
): boolean {
  // A certificate may come after the decision on the policy: the version is still the same.
  const isDecided = certificatesFor === undefined && decided.get(id) === version;
  return !isDecided && (endsOn === undefined || endsOn > today);
}

/** Days as people say them. */
export function ageText(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

/** Minutes from the beginning of the day of the submission (UTC) to the decision: the record keeps only the day. */
export function minutesWaited(
  { submittedOn }: { readonly submittedOn?: string | undefined },
  decidedAt: Date,
): number {
  if (submittedOn === undefined) return 0;
  const since = Date.parse(`${submittedOn}T00:00:00Z`);
  return Math.max(0, Math.floor((decidedAt.getTime() - since) / 60_000));
}
