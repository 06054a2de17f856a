import { type CalendarEvent, collectionPath } from '@vcms/domain';
import { collection, type Firestore, type Query, query, where } from 'firebase/firestore';
import type { ParsedDocument } from './parsed-document.ts';
import { type EventSpan, within } from './queries/event-span.ts';
import { createReadingConverter } from './reading-converter.ts';

/** An event as a short list shows it. */
export type EventLine = Pick<
  CalendarEvent,
  'id' | 'title' | 'start' | 'end' | 'allDay' | 'zone' | 'rrule' | 'exdates'
>;

const eventConverter = createReadingConverter<EventLine>((id, fields) => ({
  id,
  title: fields.text('title'),
  start: fields.time('start'),
  end: fields.time('end'),
  allDay: fields.flag('allDay'),
  zone: fields.optionalText('zone'),
  rrule: fields.optionalText('rrule'),
  exdates: fields.has('exdates') ? [...fields.texts('exdates')] : undefined,
}));

/** Why somebody sees an event: wrote it, is invited, a colleague's, or of an engagement of the own company. */
export type EventReason =
  | { readonly writtenBy: string }
  | { readonly invited: string }
  | { readonly colleaguesOf: string }
  | { readonly clientId: string }
  | { readonly contractorId: string };

function conditionsOf(reason: EventReason) {
  if ('writtenBy' in reason) return [where('createdBy', '==', reason.writtenBy)];
  if ('invited' in reason) return [where('attendees', 'array-contains', reason.invited)];
  if ('colleaguesOf' in reason) {
    const seen = where('visibility', 'in', ['company', 'engagement']);
    return [where('ownerCompanyId', '==', reason.colleaguesOf), seen];
  }
  const side =
    'clientId' in reason
      ? where('clientId', '==', reason.clientId)
      : where('contractorId', '==', reason.contractorId);
  return [where('visibility', '==', 'engagement'), side];
}

/** Events of a span of time that somebody sees for one reason, the first on top. */
export function eventLinesQuery(
  firestore: Firestore,
  reason: EventReason,
  span: EventSpan,
): Query<ParsedDocument<EventLine>> {
  return query(
    collection(firestore, collectionPath('calendarEvents')).withConverter(eventConverter),
    ...conditionsOf(reason),
    ...within(span),
  );
}
