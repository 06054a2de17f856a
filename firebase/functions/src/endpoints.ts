import { feedListener } from '@vcms/calendar/server';
import { productionContext } from '@vcms/server/core';
import { unsubscribeListener } from '@vcms/users/server';
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { releaseReportListener } from './releases/report-listener.ts';

/** What other programs than the pages ask, by plain HTTP. */
export const endpoints = {
  /** The private feed of a calendar, at `/calendarFeed/<token>.ics`: the secret in the address is all that lets in. */
  calendarFeed: onRequest(
    { invoker: 'public', cors: false, maxInstances: 10, timeoutSeconds: 30 },
    feedListener(productionContext, (cause) => logger.error('calendarFeed failed', cause)),
  ),

  /** Ends the mails of a person, at `/unsubscribe/<token>` as each of them names it: no sign-in, the secret is all that lets in. */
  unsubscribe: onRequest(
    { invoker: 'public', cors: false, maxInstances: 10, timeoutSeconds: 30 },
    unsubscribeListener(productionContext, (cause) => logger.error('unsubscribe failed', cause)),
  ),

  /** How a release went in a tab, at `/releaseReport/v1`: counted, nothing else is kept (decision 0051). Two instances end a flood. */
  releaseReport: onRequest(
    { invoker: 'public', cors: false, maxInstances: 2, timeoutSeconds: 10 },
    releaseReportListener(productionContext, (cause) => logger.error('releaseReport failed', cause)),
  ),
};
