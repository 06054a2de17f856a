import { type CallableResponse, type CheckedRequest, may } from '@vcms/domain';
import { type Caller, refuseAccess, type Trusted } from '@vcms/server/core';
import { counterName, countsOf, RELEASE_HEALTH } from './release-health.ts';

/** Today and the days before it. */
const DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * What tabs told of some releases in the last 14 days, for the status page. Counters are read by name: whoever makes versions
 * up makes counters, and a list would show those.
 */
export async function showReleaseHealth(
  { db, now }: Trusted,
  caller: Caller,
  { releases }: CheckedRequest<'releaseHealth'>,
): Promise<CallableResponse<'releaseHealth'>> {
  if (!may(caller.role, 'seeStatus')) refuseAccess();
  const today = now().getTime();
  const days = Array.from({ length: DAYS }, (_, before) =>
    new Date(today - before * DAY_MS).toISOString().slice(0, 10),
  );
  const counters = releases.flatMap(({ remote, version }) =>
    days.map((day) => db.collection(RELEASE_HEALTH).doc(counterName(remote, version, day))),
  );
  const found = counters.length === 0 ? [] : await db.getAll(...counters);
  const rows = found
    .filter((counter) => counter.exists)
    .map((counter) => ({
      remote: String(counter.get('remote')),
      version: String(counter.get('version')),
      day: String(counter.get('day')),
      counts: countsOf(counter.get('counts')),
    }));
  return { rows };
}
