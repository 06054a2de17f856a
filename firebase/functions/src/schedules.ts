import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { sendDueAnnouncements } from './announcements/send-announcement.ts';
import { sendDueReminders } from './events/event-reminders.ts';
import { refreshNewDays } from './nightly/new-days.ts';
import { runNightly } from './nightly/run-nightly.ts';
import type { Trusted } from './trusted/context.ts';
import { RETENTION_ON } from './trusted/parameters.ts';
import { productionContext } from './trusted/production-context.ts';

function at(scheduleTime: string): Trusted {
  return { ...productionContext(), now: () => new Date(scheduleTime) };
}

export const schedules = {
  /** 00:05 in the product's own time zone; clients in others have their snapshots at their own 00:05 (newDays). */
  nightly: onSchedule(
    {
      schedule: '5 0 * * *',
      timeZone: 'America/Chicago',
      retryCount: 3,
      timeoutSeconds: 1800,
      memory: '1GiB',
    },
    async ({ scheduleTime }) => {
      logger.info('Nightly', await runNightly(at(scheduleTime), { purge: RETENTION_ON.value() }));
    },
  ),

  announcementsDue: onSchedule({ schedule: '* * * * *', retryCount: 0 }, async ({ scheduleTime }) => {
    const sent = await sendDueAnnouncements(at(scheduleTime));
    if (sent > 0) logger.info('Announcements sent', { sent });
  }),

  newDays: onSchedule(
    { schedule: '5 * * * *', retryCount: 3, timeoutSeconds: 1800, memory: '1GiB' },
    async ({ scheduleTime }) => {
      await refreshNewDays(at(scheduleTime));
    },
  ),

  remindersDue: onSchedule({ schedule: '*/5 * * * *', retryCount: 0 }, async ({ scheduleTime }) => {
    await sendDueReminders(at(scheduleTime));
  }),
};
