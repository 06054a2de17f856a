import { ANNOUNCEMENTS_PER_DAY, type CallableResponse, type CheckedRequest, may } from '@vcms/domain';
import { type Caller, refuseAccess, type Trusted } from '@vcms/server/core';
import { engagedOf, meantBy, valuesIn } from './audience.ts';
import { countPeople } from './people.ts';
import { sentToday } from './sent-today.ts';

/** Contractors listed at a time. */
const AUDIENCE_PAGE = 50;

/** Whom an audience means now: by the same rule by which it is sent. */
export async function showAudience(
  trusted: Trusted,
  caller: Caller,
  { audience, from, people }: CheckedRequest<'announcementAudience'>,
): Promise<CallableResponse<'announcementAudience'>> {
  if (!may(caller.role, 'announce')) refuseAccess();
  const [engaged, sent] = await Promise.all([
    engagedOf(trusted, caller.companyId),
    sentToday(trusted, caller.companyId).count().get(),
  ]);
  const meant = meantBy(engaged, audience);
  const ids = meant.map(({ contractorId }) => contractorId);
  return {
    contractors: meant.length,
    people: people ? await countPeople(trusted, ids) : undefined,
    leftToday: Math.max(0, ANNOUNCEMENTS_PER_DAY - sent.data().count),
    trades: [...valuesIn(engaged, 'contractorTrades')],
    sites: [...valuesIn(engaged, 'sites')],
    rows: meant.slice(from, from + AUDIENCE_PAGE).map((one) => ({ ...one, why: [...one.why] })),
  };
}
