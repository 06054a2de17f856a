import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { expireInvitations } from './invitations/expire-invitations.ts';
import { productionContext } from './trusted/production-context.ts';

const CENTRAL = 'America/Chicago';

export const schedules = {
  /** What has to happen once a day in the product's own time zone. */
  nightly: onSchedule(
    { schedule: '5 0 * * *', timeZone: CENTRAL, retryCount: 3 },
    async ({ scheduleTime }) => {
      const trusted = { ...productionContext(), now: () => new Date(scheduleTime) };
      logger.info('Invitations expired', { count: await expireInvitations(trusted) });
    },
  ),
};
