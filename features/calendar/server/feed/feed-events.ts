import {
  addDays,
  type CalendarEvent,
  collectionPath,
  type DateSpan,
  documentPath,
  OPEN_ENGAGEMENT_STATES,
  ROLES_OF_KIND,
} from '@vcms/domain';
import { calendarEventSchema } from '@vcms/domain/schemas';
import { readAll, type Trusted } from '@vcms/server/core';
import { Timestamp } from 'firebase-admin/firestore';
import { mayAddress } from '../event-guests.ts';
import type { FeedOwner } from './feed-owner.ts';

/** Events of one kind that are read. */
const EVENTS_READ = 500;
/** An event that began before the first day and lasts into it is shown if it is no longer than this. */
const LONGEST_DAYS = 31;

/** The side of an engagement on which a role stands; the firm is on none. */
function sideOf({ role }: FeedOwner): 'clientId' | 'contractorId' | undefined {
  const is = (kind: 'client' | 'contractor') => (ROLES_OF_KIND[kind] as readonly string[]).includes(role);
  if (is('client')) return 'clientId';
  return is('contractor') ? 'contractorId' : undefined;
}

async function isOpen(
  { db }: Trusted,
  { clientId = '', contractorId = '' }: CalendarEvent,
): Promise<boolean> {
  if (clientId === '' || contractorId === '') return false;
  const engagement = await db.doc(documentPath('engagements', `${clientId}_${contractorId}`)).get();
  return OPEN_ENGAGEMENT_STATES.some((state) => state === engagement.get('state'));
}

/** Asks each question once, however many events raise it. */
function once<Key extends string, Answer>(ask: (key: Key, event: CalendarEvent) => Promise<Answer>) {
  const answers = new Map<Key, Promise<Answer>>();
  return (key: Key, event: CalendarEvent) => {
    const answer = answers.get(key) ?? ask(key, event);
    answers.set(key, answer);
    return answer;
  };
}

/**
 * The events that the owner may see now: own ones and those of colleagues; invitations while the companies are connected; those
 * of engagements while the engagement is open. Stricter than the page, which still shows what was planned with a company
 * that is gone: an address may have come into other hands.
 */
export async function feedEvents(
  trusted: Trusted,
  owner: FeedOwner,
  span: DateSpan,
): Promise<readonly CalendarEvent[]> {
  const from = new Date(`${addDays(span.from, -LONGEST_DAYS)}T00:00:00Z`);
  const to = new Date(`${addDays(span.to, 1)}T00:00:00Z`);
  const all = trusted.db
    .collection(collectionPath('calendarEvents'))
    .where('start', '>=', Timestamp.fromDate(from))
    .where('start', '<', Timestamp.fromDate(to))
    .orderBy('start')
    .limit(EVENTS_READ);
  const side = sideOf(owner);
  const [own, colleagues, invited, shared] = await Promise.all([
    readAll(all.where('createdBy', '==', owner.uid), calendarEventSchema),
    readAll(
      all.where('ownerCompanyId', '==', owner.companyId).where('visibility', 'in', ['company', 'engagement']),
      calendarEventSchema,
    ),
    readAll(all.where('attendees', 'array-contains', owner.uid), calendarEventSchema),
    side === undefined
      ? []
      : readAll(
          all.where('visibility', '==', 'engagement').where(side, '==', owner.companyId),
          calendarEventSchema,
        ),
  ]);
  const connected = once((id, _event) => mayAddress(trusted.db, id, owner.companyId));
  const open = once((_id, event) => isOpen(trusted, event));
  const stillInvited = await keep(invited, (event) => connected(event.ownerCompanyId, event));
  const stillShared = await keep(shared, (event) =>
    open(`${event.clientId ?? ''}_${event.contractorId ?? ''}`, event),
  );
  const found = [...own, ...colleagues, ...stillInvited, ...stillShared];
  const begin = new Date(`${span.from}T00:00:00Z`);
  const byId = new Map(found.filter(({ end }) => end >= begin).map((event) => [event.id, event]));
  return [...byId.values()];
}

async function keep(
  events: readonly CalendarEvent[],
  isKept: (event: CalendarEvent) => Promise<boolean>,
): Promise<readonly CalendarEvent[]> {
  const answers = await Promise.all(events.map(isKept));
  return events.filter((_event, at) => answers[at]);
}
