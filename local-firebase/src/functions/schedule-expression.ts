import { Cron } from 'croner';
import { parseEnglishSchedule } from './english-schedule.ts';

/** When a schedule is due next. */
export interface Schedule {
  /** First time after `after`, both in milliseconds since 1970; `undefined` when it never comes. */
  next(after: number): number | undefined;
}

/**
 * Reads a schedule as `onSchedule` takes it: unix-cron with five fields, or App Engine's English
 * (`every 5 minutes`, `every monday 09:00`). Throws an Error that says what is wrong.
 */
export function parseSchedule(text: string, timeZone: string): Schedule {
  const english = parseEnglishSchedule(text);
  if (english === undefined) return cronSchedule([text], text, timeZone);
  if (english.kind === 'times') return cronSchedule(english.crons, text, timeZone);
  const { everyMinutes, window } = english;
  return window === undefined
    ? everyMinutesSchedule(everyMinutes)
    : windowSchedule(everyMinutes, window, text, timeZone);
}

function cronSchedule(patterns: readonly string[], text: string, timeZone: string): Schedule {
  const crons = patterns.map((pattern) => readCron(pattern, text, timeZone));
  return {
    next(after) {
      const times = crons.flatMap((cron) => cron.nextRun(new Date(after))?.getTime() ?? []);
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
}

function readCron(pattern: string, text: string, timezone: string): Cron {
  if (pattern.trim().split(/\s+/).length !== 5)
    throw new Error(`"${text}" is no schedule: unix-cron has five fields.`);
  try {
    const cron = new Cron(pattern, { timezone, paused: true });
    // The time zone is looked at with the first question only.
    cron.nextRun();
    return cron;
  } catch (error) {
    throw new Error(`"${text}" in ${timezone} is no schedule: ${(error as Error).message}`);
  }
}

/** Counted from 1970 on, so that restarts and moves of the clock do not shift it. */
function everyMinutesSchedule(minutes: number): Schedule {
  const interval = minutes * 60_000;
  return { next: (after) => (Math.floor(after / interval) + 1) * interval };
}

/** `from 10:00 to 14:00`: at the start and every interval after it, up to the end. */
function windowSchedule(
  minutes: number,
  { from, to }: { from: number; to: number },
  text: string,
  timeZone: string,
): Schedule {
  const crons: string[] = [];
  const last = to >= from ? to : to + 24 * 60;
  for (let at = from; at <= last; at += minutes) crons.push(`${at % 60} ${Math.floor(at / 60) % 24} * * *`);
  return cronSchedule(crons, text, timeZone);
}
