import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { tellOthers } from '@vcms/server/notifications';
import type { DocumentData } from 'firebase-admin/firestore';
import { eventGuests } from './event-guests.ts';
import { eventTime } from './event-time.ts';

/** N19: each attendee whom the author may address is told once, and those who are added later as well. */
export async function onEventWritten(
  trusted: Trusted,
  id: string,
  event: DocumentData | undefined,
): Promise<void> {
  if (event === undefined) return;
  const guests = (await eventGuests(trusted, event)).filter((uid) => uid !== event.createdBy);
  const author = { companyId: textOf(event.ownerCompanyId), uid: textOf(event.updatedBy) };
  await tellOthers(trusted, author, guests, {
    eventKey: `event-${id}`,
    title: 'Event invitation',
    body: `${textOf(event.title)}, ${eventTime(event)}.`,
  });
}
