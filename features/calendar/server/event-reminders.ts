import { documentPath } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import { type DocumentData, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { eventGuests } from './event-guests.ts';
import { eventTime } from './event-time.ts';
import { dueFrom, minutesOf, startFrom, startOf } from './reminder-times.ts';

/**
 * When whom to remind of an event, or of the next occurrence of a repeating one: `eventReminders/{eventId}_{minutes}`
 * {eventId, minutes, at}. No rule opens it.
 */
export const EVENT_REMINDERS = 'eventReminders';

/** A reminder that comes later than this after its time is no help any more. */
const LATE_MS = 60 * 60_000;
const PAGE = 200;

/** Puts the reminders of an event where its times and its settings want them; a deleted event has none. May run again. */
export async function planReminders({ db, now }: Trusted, eventId: string): Promise<void> {
  const event = db.doc(documentPath('calendarEvents', eventId));
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(event)).data() ?? {};
    const planned = await transaction.get(db.collection(EVENT_REMINDERS).where('eventId', '==', eventId));
    const wanted = new Map<string, object>();
    for (const minutes of minutesOf(data)) {
      const at = dueFrom(data, minutes, now().getTime() - LATE_MS);
      if (at !== undefined)
        wanted.set(`${eventId}_${minutes}`, { eventId, minutes, at: Timestamp.fromMillis(at) });
    }
    for (const { id, ref } of planned.docs) if (!wanted.has(id)) transaction.delete(ref);
    for (const [id, plan] of wanted) transaction.set(db.collection(EVENT_REMINDERS).doc(id), plan);
  });
}

/** N19: reminds attendees and the author of what begins soon, each once. Answers how many reminders were due. */
export async function sendDueReminders(trusted: Trusted): Promise<number> {
  const { db, now } = trusted;
  const due = db.collection(EVENT_REMINDERS).where('at', '<=', Timestamp.fromDate(now()));
  const found = await due.orderBy('at').limit(PAGE).get();
  for (const entry of found.docs) {
    const { eventId, minutes, at } = planOf(entry);
    const event = (await db.doc(documentPath('calendarEvents', eventId)).get()).data();
    const start = startOf(minutes, at);
    const isLate = at < now().getTime() - LATE_MS;
    // What was moved or left out a moment ago is planned anew, not told.
    const isStill = event !== undefined && startFrom(event, start) === start;
    if (isStill && !isLate) await remind(trusted, eventId, event, minutes, start);
    await planNext(trusted, entry);
  }
  return found.size;
}

function planOf(entry: QueryDocumentSnapshot) {
  const { eventId, minutes, at }: DocumentData = entry.data();
  return { eventId: textOf(eventId), minutes: Number(minutes), at: (at as Timestamp).toMillis() };
}

/** Puts the next occurrence in the place of one that was told. Leaves alone what another run or a change of the event has planned since. */
async function planNext({ db, now }: Trusted, entry: QueryDocumentSnapshot): Promise<void> {
  const { eventId, minutes, at } = planOf(entry);
  await db.runTransaction(async (transaction) => {
    const plan = await transaction.get(entry.ref);
    const stored: unknown = plan.get('at');
    if (!(stored instanceof Timestamp) || stored.toMillis() !== at) return;
    const event = (await transaction.get(db.doc(documentPath('calendarEvents', eventId)))).data() ?? {};
    const from = Math.max(at + 1, now().getTime() - LATE_MS);
    const next = minutesOf(event).includes(minutes) ? dueFrom(event, minutes, from) : undefined;
    if (next === undefined) transaction.delete(entry.ref);
    else transaction.update(entry.ref, { at: Timestamp.fromMillis(next) });
  });
}

async function remind(
  trusted: Trusted,
  id: string,
  event: DocumentData,
  minutes: number,
  start: number,
): Promise<void> {
  const uids = [textOf(event.createdBy), ...(await eventGuests(trusted, event))].filter((uid) => uid !== '');
  const when = eventTime({ ...event, start: Timestamp.fromMillis(start) });
  await notify(trusted, uids, {
    // A moved event reminds anew, and so does each occurrence.
    eventKey: `event-${id}-${start}-${minutes}`,
    title: 'Event reminder',
    body: `${textOf(event.title)}, ${when}.`,
  });
}
