import { documentPath } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { notify } from '@vcms/server/notifications';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { eventGuests } from './event-guests.ts';
import { eventTime } from './event-time.ts';

/** When whom to remind of an event: `eventReminders/{eventId}_{minutes}` {eventId, minutes, at}. No rule opens it. */
export const EVENT_REMINDERS = 'eventReminders';

/** A reminder that comes later than this after its time is no help any more. */
const LATE_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const PAGE = 200;

/** Puts the reminders of an event where its start and its settings want them; a deleted event has none. May run again. */
export async function planReminders({ db, now }: Trusted, eventId: string): Promise<void> {
  const event = db.doc(documentPath('calendarEvents', eventId));
  await db.runTransaction(async (transaction) => {
    const data = (await transaction.get(event)).data();
    const planned = await transaction.get(db.collection(EVENT_REMINDERS).where('eventId', '==', eventId));
    const wanted = new Map(
      reminderTimes(data).map(([minutes, at]) => [`${eventId}_${minutes}`, { minutes, at }]),
    );
    for (const { id, ref } of planned.docs) if (!wanted.has(id)) transaction.delete(ref);
    for (const [id, { minutes, at }] of wanted) {
      if (at < now().getTime() - LATE_MS) continue;
      transaction.set(db.collection(EVENT_REMINDERS).doc(id), {
        eventId,
        minutes,
        at: Timestamp.fromMillis(at),
      });
    }
  });
}

function reminderTimes(event: DocumentData | undefined): readonly (readonly [minutes: number, at: number])[] {
  const start: unknown = event?.start;
  const minutes: unknown[] = Array.isArray(event?.reminderMinutes) ? event.reminderMinutes : [];
  if (!(start instanceof Timestamp)) return [];
  const whole = minutes.filter((entry) => typeof entry === 'number');
  return whole.map((before) => [before, start.toMillis() - before * MINUTE_MS]);
}

/** N19: reminds attendees and the author of what begins soon, each once. Answers how many reminders were due. */
export async function sendDueReminders(trusted: Trusted): Promise<number> {
  const { db, now } = trusted;
  const due = db.collection(EVENT_REMINDERS).where('at', '<=', Timestamp.fromDate(now()));
  const found = await due.orderBy('at').limit(PAGE).get();
  for (const entry of found.docs) {
    const eventId = textOf(entry.get('eventId'));
    const event = (await db.doc(documentPath('calendarEvents', eventId)).get()).data();
    const at: unknown = entry.get('at');
    const isLate = at instanceof Timestamp && at.toMillis() < now().getTime() - LATE_MS;
    if (event !== undefined && !isLate) await remind(trusted, eventId, event, entry.get('minutes'));
    await entry.ref.delete();
  }
  return found.size;
}

async function remind(trusted: Trusted, id: string, event: DocumentData, minutes: unknown): Promise<void> {
  const start: Timestamp = event.start;
  const uids = [textOf(event.createdBy), ...(await eventGuests(trusted, event))].filter((uid) => uid !== '');
  await notify(trusted, uids, {
    // A moved event reminds anew.
    eventKey: `event-${id}-${start.toMillis()}-${textOf(String(minutes))}`,
    title: 'Event reminder',
    body: `${textOf(event.title)}, ${eventTime(event)}.`,
  });
}
