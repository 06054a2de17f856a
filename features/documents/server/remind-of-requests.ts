import { addDays, formatDate } from '@vcms/domain';
import { type Trusted, textOf } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { requesterName, submitters } from './request-notices.ts';

/** Days before the due date. */
const EARLY_DAYS = 3;

/** Open requests that are due today or in three days, in a lasting order. */
export function requestsDueSoon({ db }: Trusted, today: string): Query {
  return db
    .collection('documentRequests')
    .where('state', '==', 'open')
    .where('dueOn', 'in', [today, addDays(today, EARLY_DAYS)])
    .orderBy('__name__');
}

/** Reminds the contractors, once for each of the two days. Answers how many requests. */
export async function remindOfRequests(
  trusted: Trusted,
  requests: readonly QueryDocumentSnapshot[],
  today: string,
): Promise<number> {
  for (const entry of requests) {
    const request = entry.data();
    const dueOn = textOf(request.dueOn);
    const isToday = dueOn === today;
    await notify(trusted, await submitters(trusted, request), {
      eventKey: `docrequest-${entry.id}-due-${isToday ? 0 : EARLY_DAYS}`,
      title: isToday ? 'Requested document is due today' : `Requested document is due in ${EARLY_DAYS} days`,
      body: `${await requesterName(trusted, request)} requests: ${textOf(request.title)}, by ${formatDate(dueOn)}.`,
      place: 'documents',
    });
  }
  return requests.length;
}
