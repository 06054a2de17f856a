import { sendDueAnnouncements } from '@vcms/announcements/server';
import { sendDueReminders } from '@vcms/calendar/server';
import { type JobKind, KEEPING_NIGHT } from '@vcms/domain';
import { applySecondFactorRoles } from '@vcms/server/accounts';
import type { Trusted } from '@vcms/server/core';
import { productionContext, RETENTION_ON } from '@vcms/server/core';
import { withRunFailureLog } from '@vcms/server/jobs';
import { sendNoticeMails } from '@vcms/server/mail';
import { logger } from 'firebase-functions/v2';
import { onSchedule, type ScheduledEvent } from 'firebase-functions/v2/scheduler';
import { refreshNewDays } from './nightly/new-days.ts';
import { startNight } from './nightly/night-record.ts';
import { takeUpRanges } from './nightly/run-nightly.ts';

function at(scheduleTime: string): Trusted {
  return { ...productionContext(), now: () => new Date(scheduleTime) };
}

function watch(
  kind: JobKind,
  name: string,
  work: (event: ScheduledEvent) => Promise<void>,
): (event: ScheduledEvent) => Promise<void> {
  return withRunFailureLog(kind, name, productionContext, work);
}

export const schedules = {
  /** 00:05 in the product's own time zone: begins the night, which `nightRangeCreated` works on range by range. Clients in others have their snapshots at their own 00:05 (newDays). */
  nightly: onSchedule(
    {
      schedule: '5 0 * * *',
      timeZone: 'America/Chicago',
      retryCount: 3,
    },
    watch('night', 'nightly', async ({ scheduleTime }) => {
      const night = await startNight(at(scheduleTime), { purge: RETENTION_ON.value() });
      logger.info('Night begun', { night });
    }),
  ),

  /** Ranges of a night whose trigger came to nothing, and the one night after a release that keeps something new. */
  nightGoesOn: onSchedule(
    { schedule: '*/15 * * * *', retryCount: 0, timeoutSeconds: 540, memory: '1GiB' },
    watch('night', 'nightGoesOn', async () => {
      await startNight(productionContext(), { purge: false, id: KEEPING_NIGHT });
      const ranges = await takeUpRanges(productionContext(), () => performance.now());
      if (ranges > 0) logger.warn('Ranges of a night taken up', { ranges });
    }),
  ),

  /** Who must sign in in two steps, after a release that changes it; else one document is read. */
  secondFactorsDue: onSchedule(
    { schedule: '*/15 * * * *', retryCount: 0, timeoutSeconds: 540 },
    watch('night', 'secondFactorsDue', async () => {
      const changed = await applySecondFactorRoles(productionContext());
      if (changed > 0) logger.info('Two-step sign-in required of others than before', { accounts: changed });
    }),
  ),

  announcementsDue: onSchedule(
    { schedule: '* * * * *', retryCount: 0, timeoutSeconds: 540 },
    watch('messages', 'announcementsDue', async ({ scheduleTime }) => {
      const sent = await sendDueAnnouncements(at(scheduleTime));
      if (sent > 0) logger.info('Announcements sent', { sent });
    }),
  ),

  newDays: onSchedule(
    { schedule: '5 * * * *', retryCount: 3, timeoutSeconds: 1800, memory: '1GiB' },
    watch('night', 'newDays', async ({ scheduleTime }) => {
      await refreshNewDays(at(scheduleTime));
    }),
  ),

  /** What happened, to whoever wants it by mail: all of five minutes in one. */
  noticeMailsDue: onSchedule(
    { schedule: '*/5 * * * *', retryCount: 0, timeoutSeconds: 300 },
    watch('mail', 'noticeMailsDue', async ({ scheduleTime }) => {
      const mails = await sendNoticeMails(at(scheduleTime));
      if (mails > 0) logger.info('Notices mailed', { mails });
    }),
  ),

  remindersDue: onSchedule(
    { schedule: '*/5 * * * *', retryCount: 0 },
    watch('messages', 'remindersDue', async ({ scheduleTime }) => {
      await sendDueReminders(at(scheduleTime));
    }),
  ),
};
