import type { WaitingPolicy } from '@vcms/data';
import { type CalendarDate, daysBetween, type Engagement, type Policy, reviewPromisedOn } from '@vcms/domain';
import { changeKindOf } from './change-list.ts';

/** One line of the queue. */
export interface QueueRow extends WaitingPolicy {
  /** '' until the relations are read. */
  readonly contractorName: string;
  /** Names of the clients that are asked to rely on it, by name. */
  readonly clients: readonly string[];
  /** What it is against the version before: New policy, Renewal, Correction 2. */
  readonly change: string;
  /** Days since the hand-in. */
  readonly age: number;
  readonly promisedOn: CalendarDate;
  readonly isOverdue: boolean;
}

export function queueRow(
  waiting: WaitingPolicy,
  engagements: readonly Engagement[],
  today: CalendarDate,
): QueueRow {
  const { contractorId, policy, submittedOn } = waiting;
  const own = engagements.filter((engagement) => engagement.contractorId === contractorId);
  const promisedOn = reviewPromisedOn(submittedOn);
  return {
    ...waiting,
    contractorName: own[0]?.contractorName ?? '',
    clients: own.map(({ clientName }) => clientName).toSorted(),
    change: changeKindOf(policy),
    age: Math.max(0, daysBetween(submittedOn, today)),
    promisedOn,
    isOverdue: promisedOn < today,
  };
}

/** Days as people say them. */
export function ageText(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

/** Minutes from the beginning of the day of the hand-in (UTC) to the decision: the record keeps only the day. */
export function minutesWaited({ submittedOn }: Pick<Policy, 'submittedOn'>, decidedAt: Date): number {
  if (submittedOn === undefined) return 0;
  const since = Date.parse(`${submittedOn}T00:00:00Z`);
  return Math.max(0, Math.floor((decidedAt.getTime() - since) / 60_000));
}
