import type { Clock } from '../clock/clock.ts';
import type { Delivery } from './delivery.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { Log } from './log-record.ts';
import { parseSchedule, type Schedule } from './schedule-expression.ts';

/** Starts schedule functions when the clock reaches their times. */
export interface Scheduler {
  /** Replaces the functions that are looked after. */
  plan(functions: readonly FunctionDefinition[]): void;
  /** Time of the next run by function name, in milliseconds since 1970. */
  nextRuns(): ReadonlyMap<string, number>;
  close(): void;
}

export interface SchedulerOptions {
  readonly clock: Clock;
  readonly projectId: string;
  readonly onDue: (delivery: Delivery) => void;
  readonly log: Log;
}

interface Job {
  readonly definition: FunctionDefinition;
  readonly schedule: Schedule;
  next: number;
  cancel: () => void;
}

const MINUTE = 60_000;
/** How far back the latest due time is looked for: a minute, an hour, a day, a month, a year. */
const LOOK_BACK = [MINUTE, 60 * MINUTE, 1440 * MINUTE, 32 * 1440 * MINUTE, 366 * 1440 * MINUTE];

export function createScheduler({ clock, projectId, onDue, log }: SchedulerOptions): Scheduler {
  const jobs = new Map<string, Job>();

  function arm(job: Job): void {
    job.cancel();
    const next = job.schedule.next(clock.now());
    job.next = next ?? Number.POSITIVE_INFINITY;
    job.cancel = next === undefined ? () => undefined : clock.wakeAt(next, () => ring(job));
  }
  function ring(job: Job): void {
    const { name, regions } = job.definition;
    const due = latestDue(job.schedule, job.next, clock.now());
    arm(job);
    onDue(
      scheduleDelivery(
        name,
        `projects/${projectId}/locations/${regions[0]}/jobs/firebase-schedule-${name}`,
        due,
      ),
    );
  }
  function plan(functions: readonly FunctionDefinition[]): void {
    for (const { cancel } of jobs.values()) cancel();
    jobs.clear();
    for (const definition of functions) {
      const { name, trigger } = definition;
      if (trigger.kind !== 'schedule') continue;
      try {
        const schedule = parseSchedule(trigger.schedule, trigger.timeZone);
        const job: Job = { definition, schedule, next: 0, cancel: () => undefined };
        jobs.set(name, job);
        arm(job);
      } catch (error) {
        log({ severity: 'ERROR', function: name, message: (error as Error).message });
      }
    }
  }
  /** Moved forwards past a run the clock rings by itself; moved back, the next run is an earlier one. */
  const stopListening = clock.onMove(() => {
    for (const job of jobs.values()) if (clock.now() < job.next) arm(job);
  });

  return {
    plan,
    nextRuns: () => new Map([...jobs].map(([name, { next }]) => [name, next])),
    close() {
      stopListening();
      for (const { cancel } of jobs.values()) cancel();
    },
  };
}

/** A jump over many runs makes one call, for the latest of them: nobody wants a year of minutes at once. */
function latestDue(schedule: Schedule, known: number, now: number): number {
  for (const back of LOOK_BACK) {
    let due = schedule.next(Math.max(known - 1, now - back));
    if (due === undefined || due > now) continue;
    for (let later = schedule.next(due); later !== undefined && later <= now; later = schedule.next(due))
      due = later;
    return due;
  }
  return known;
}

/** @param time milliseconds since 1970 */
export function scheduleDelivery(functionName: string, jobName: string, time: number): Delivery {
  const scheduleTime = new Date(time).toISOString();
  return {
    id: `schedule:${functionName}:${scheduleTime}`,
    functionName,
    payload: { kind: 'schedule', scheduleTime, jobName },
    attempts: 0,
    createdAt: time,
    dueAt: time,
  };
}
