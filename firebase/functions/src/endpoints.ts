import { feedListener } from '@vcms/calendar/server';
import { productionContext, REGISTRY_MIN_INSTANCES, RELEASES_BUCKET } from '@vcms/server/core';
import { unsubscribeListener } from '@vcms/users/server';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { releaseCountsListener } from './releases/counts-listener.ts';
import { registryListener } from './releases/registry-listener.ts';
import { createRegistryObjects } from './releases/registry-objects.ts';
import { releaseReportListener } from './releases/report-listener.ts';

const registryFailed = (cause: unknown) => logger.error('registry failed', cause);
const registryObjects = createRegistryObjects({
  bucket: () => {
    productionContext();
    return getStorage().bucket(RELEASES_BUCKET.value());
  },
  now: () => performance.now(),
  onFailure: registryFailed,
});

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

  /** The registry at `/registry/…`, out of the bucket of the releases (decision 58); without one configured there is none here. */
  registry: onRequest(
    {
      invoker: 'public',
      cors: false,
      minInstances: REGISTRY_MIN_INSTANCES,
      maxInstances: 10,
      timeoutSeconds: 10,
    },
    registryListener(
      async (name) => (RELEASES_BUCKET.value() === '' ? undefined : await registryObjects(name)),
      registryFailed,
    ),
  ),

  /** What tabs told of a release, for the pipeline of its team: whom `infrastructure/pipelines.tf` lets in, and nobody else. */
  releaseCounts: onRequest(
    { invoker: 'private', cors: false, maxInstances: 2, timeoutSeconds: 30 },
    releaseCountsListener(productionContext, (cause) => logger.error('releaseCounts failed', cause)),
  ),
};
