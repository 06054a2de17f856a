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
import type { CheckedReader, Trusted } from '@vcms/server/core';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { mayAddress } from '../event-guests.ts';
import type { FeedOwner } from './feed-owner.ts';

/** Events of one kind that are read, and as many repeating ones. */
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

/** The four reasons for which somebody sees an event. */
const REASONS = ['own', 'colleagues', 'invited', 'shared'] as const;

/** Asks for the events of one reason; undefined when nobody of the role sees any. */
function eventsOf(reason: (typeof REASONS)[number], owner: FeedOwner, all: Query): Query | undefined {
  if (reason === 'own') return all.where('createdBy', '==', owner.uid);
  if (reason === 'colleagues')
    return all
      .where('ownerCompanyId', '==', owner.companyId)
      .where('visibility', 'in', ['company', 'engagement']);
  if (reason === 'invited') return all.where('attendees', 'array-contains', owner.uid);
  const side = sideOf(owner);
  return side && all.where('visibility', '==', 'engagement').where(side, '==', owner.companyId);
}

/** Events that begin in a span of time, and repeating ones that are not over then, whenever they began. */
function spansOf({ db }: Trusted, span: DateSpan): readonly Query[] {
  const all = db.collection(collectionPath('calendarEvents'));
  const moment = (date: string) => Timestamp.fromDate(new Date(`${date}T00:00:00Z`));
  return [
    all
      .where('start', '>=', moment(addDays(span.from, -LONGEST_DAYS)))
      .where('start', '<', moment(addDays(span.to, 1)))
      .orderBy('start')
      .limit(EVENTS_READ),
    all.where('repeatsUntil', '>=', moment(span.from)).orderBy('repeatsUntil').limit(EVENTS_READ),
  ];
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
  read: CheckedReader['read'],
): Promise<readonly CalendarEvent[]> {
  const spans = spansOf(trusted, span);
  const [own = [], colleagues = [], invited = [], shared = []] = await Promise.all(
    REASONS.map(async (reason) => {
      const queries = spans.flatMap((all) => eventsOf(reason, owner, all) ?? []);
      return (await Promise.all(queries.map((asked) => read(asked, calendarEventSchema)))).flat();
    }),
  );
  const connected = once((id, _event) => mayAddress(trusted.db, id, owner.companyId));
  const open = once((_id, event) => isOpen(trusted, event));
  const stillInvited = await keep(invited, (event) => connected(event.ownerCompanyId, event));
  const stillShared = await keep(shared, (event) =>
    open(`${event.clientId ?? ''}_${event.contractorId ?? ''}`, event),
  );
  const found = [...own, ...colleagues, ...stillInvited, ...stillShared];
  const begin = new Date(`${span.from}T00:00:00Z`);
  const behind = new Date(`${addDays(span.to, 1)}T00:00:00Z`);
  const inSpan = found.filter(
    ({ start, end, repeatsUntil }) => start < behind && (repeatsUntil ?? end) >= begin,
  );
  return [...new Map(inSpan.map((event) => [event.id, event])).values()];
}

async function keep(
  events: readonly CalendarEvent[],
  isKept: (event: CalendarEvent) => Promise<boolean>,
): Promise<readonly CalendarEvent[]> {
  const answers = await Promise.all(events.map(isKept));
  return events.filter((_event, at) => answers[at]);
}
