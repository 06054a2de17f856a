import { documentPath } from '@vcms/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { auditOnce } from '../audit/audit-once.ts';
import { companyNameOf } from '../companies/company-name.ts';
import type { Trusted } from '../core/context.ts';
import { textOf } from '../core/fields.ts';
import { windowOf } from '../core/rate-limit.ts';
import { notify } from '../notifications/notify.ts';
import { activeUsers, activeUsersOfRole } from '../notifications/recipients.ts';
import { type Excess, endOfPause, minutesUntil } from './pause-company.ts';

/** That of one person, while the company has room. */
export interface PersonExcess extends Excess {
  readonly uid: string;
  /** "Changes": what waits. */
  readonly what: 'Changes' | 'Submissions';
  /** "More than 400 submissions": what was made within the hour. */
  readonly made: string;
  /** "submit": what the person can do again when the hour is over. */
  readonly does: string;
}

/**
 * Pauses one person of a company until the hour is over; colleagues go on. The audit, customer service, the person and the
 * colleagues learn of it once: nobody else can know whether an account is in other hands. May run again.
 */
export async function pausePerson(trusted: Trusted, excess: PersonExcess): Promise<void> {
  const { limit, companyId, uid, at, what, made, does } = excess;
  const until = endOfPause(trusted, excess);
  if (until === undefined) return;
  await storePause(trusted, excess, until);
  const eventKey = `${limit.scope}-${companyId}-${uid}-${windowOf(limit, at)}`;
  await auditOnce(trusted, eventKey, '', {
    action: 'user.pause',
    entityType: 'user',
    entityId: uid,
    [excess.side]: companyId,
    reason: `${made} of one person within an hour. That person can ${does} again at ${until.toISOString()}; colleagues go on.`,
  });
  const name = await nameOf(trusted, uid);
  const minutes = minutesUntil(trusted, until);
  const tooMany = `made too many ${what.toLowerCase()} within an hour`;
  const again = `can ${does} again in ${minutes} minutes at most`;
  const notice = { eventKey, place: 'users' } as const;
  await notify(trusted, await activeUsersOfRole(trusted, '5002'), {
    ...notice,
    title: `${what} of one person paused`,
    body: `${name} of ${await companyNameOf(trusted, companyId)} ${tooMany} and ${again}; colleagues go on. Ask what happened; disable the account if it is in other hands.`,
  });
  const people = await activeUsers(trusted, companyId);
  await notify(
    trusted,
    people.filter((id) => id !== uid),
    {
      ...notice,
      title: `${what} of a colleague paused`,
      body: `${name} ${tooMany} and ${again}. You can go on. If nobody knows why, write to customer service: the account may be in other hands.`,
    },
  );
  await notify(
    trusted,
    people.filter((id) => id === uid),
    {
      ...notice,
      title: `Your ${what.toLowerCase()} are paused`,
      body: `Your account ${tooMany}. You ${again}. If this was not you, change your password and write to customer service.`,
    },
  );
}

/**
 * In the document of the company, which the access rules look at anyway. Its own `until` may lie in the past: then the company is
 * not paused, and the night finds the document by it.
 */
async function storePause({ db }: Trusted, excess: PersonExcess, until: Date): Promise<void> {
  const { limit, companyId, uid, at, holds } = excess;
  const reference = db.doc(documentPath('intakePauses', companyId));
  const begin = Timestamp.fromMillis(windowOf(limit, at) * limit.seconds * 1000);
  const end = Timestamp.fromDate(until);
  const own = { until: end, ...(holds === 'writes' ? { writesUntil: end } : {}) };
  await db.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(reference)).get('until');
    const company = stored instanceof Timestamp && stored > begin ? stored : begin;
    const pause = { companyId, until: company, people: { [uid]: own } };
    transaction.set(reference, pause, { merge: true });
  });
}

async function nameOf({ db }: Trusted, uid: string): Promise<string> {
  const person = await db.doc(documentPath('users', uid)).get();
  return (
    `${textOf(person.get('firstName'))} ${textOf(person.get('lastName'))}`.trim() || 'A person without a name'
  );
}
