import type { Delivery } from './delivery.ts';
import type { FunctionTrigger } from './function-definition.ts';

/** What becomes of a call that has failed. */
export type AfterFailure = { readonly kind: 'drop' } | { readonly kind: 'retry'; readonly dueAt: number };

/** Events are tried again for a day, first after 10 s, then at growing intervals up to 10 minutes (Eventarc). */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 600_000;
const GIVE_UP_AFTER = 24 * 3_600_000;
/** Cloud Scheduler's: first after 5 s, at most an hour apart, doubling five times. */
const SCHEDULE_FIRST_WAIT = 5_000;
const SCHEDULE_DOUBLINGS = 5;

/** A process ends under one call for good reasons once or twice; a call that always has this fate is the reason. */
const MOST_BROKEN_OFF = 5;

/**
 * Whether a call whose process ended under it comes again at once, whatever its function has asked for: the function
 * has not failed, something else may have ended the process.
 * @param brokenOff how often that has happened to this delivery, the last time included.
 */
export function isCalledAgain(brokenOff: number): boolean {
  return brokenOff < MOST_BROKEN_OFF;
}

/**
 * Whether a delivery is only called while no other such one is: after a second crash beside each other it is time to
 * find out which of them ends the process, so that the others do not go down with it.
 */
export function isSuspect({ brokenOff = 0 }: Pick<Delivery, 'brokenOff'>): boolean {
  return brokenOff >= 2;
}

/**
 * As in production, only a function that asked for it gets an event a second time; a schedule as often as it said.
 * @param attempts failed calls, the last one included.
 */
export function afterFailure(
  trigger: FunctionTrigger,
  delivery: Pick<Delivery, 'createdAt'>,
  attempts: number,
  now: number,
): AfterFailure {
  if (trigger.kind === 'schedule') {
    if (attempts > trigger.retries) return { kind: 'drop' };
    return {
      kind: 'retry',
      dueAt: now + SCHEDULE_FIRST_WAIT * 2 ** Math.min(attempts - 1, SCHEDULE_DOUBLINGS),
    };
  }
  const isEvent = trigger.kind === 'document' || trigger.kind === 'object';
  if (!isEvent || !trigger.retry) return { kind: 'drop' };
  if (now - delivery.createdAt >= GIVE_UP_AFTER) return { kind: 'drop' };
  return { kind: 'retry', dueAt: now + Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT) };
}
