import {
  asSaveResult,
  asWriteResult,
  changeStamps,
  creationStamps,
  isAsSeen,
  type StoredRecord,
  type WriteResult,
} from '@vcms/data';
import { type CalendarDate, type CalendarEvent, documentPath, withoutUndefined } from '@vcms/domain';
import {
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  setDoc,
  updateDoc,
} from 'firebase/firestore';

/** Who writes, and for which company. */
export interface EventWriteContext {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly companyId: string;
}

/** What people say of an event; its company stays as it is. */
export type EventWords = Omit<
  CalendarEvent,
  'id' | 'ownerCompanyId' | 'engagementId' | 'clientId' | 'contractorId'
>;

export type StoredEvent = StoredRecord<CalendarEvent>;

/** The access rules look at so many new people in one write. */
const GUESTS_A_WRITE = 3;

class Conflict extends Error {}

function refOf({ firestore }: EventWriteContext, id: string) {
  return doc(firestore, documentPath('calendarEvents', id));
}

/** Adds people to an event that is stored, a few at a time. */
async function invite(context: EventWriteContext, id: string, uids: readonly string[]): Promise<void> {
  for (let at = 0; at < uids.length; at += GUESTS_A_WRITE) {
    const some = uids.slice(at, at + GUESTS_A_WRITE);
    await updateDoc(refOf(context, id), { attendees: arrayUnion(...some), ...changeStamps(context.uid) });
  }
}

/** Stores a new event under an id of the caller's, then invites its people: the same id again stores nothing twice. */
export function addEvent(context: EventWriteContext, id: string, words: EventWords): Promise<WriteResult> {
  const { attendees, ...content } = words;
  return asSaveResult(context, async () => {
    const fresh = withoutUndefined({ ...content, ownerCompanyId: context.companyId });
    const first = attendees.slice(0, GUESTS_A_WRITE);
    await setDoc(refOf(context, id), { ...fresh, attendees: first, ...creationStamps(context.uid) });
    await invite(context, id, attendees.slice(GUESTS_A_WRITE));
  });
}

/** An event that no longer repeats has nothing left of how it did. */
function withoutRepetition(words: Partial<EventWords>) {
  if (!('rrule' in words) || words.rrule !== undefined) return {};
  return { rrule: deleteField(), repeatsUntil: deleteField(), exdates: deleteField() };
}

/** Changes an event. A conflict when somebody else changed it since `seen` was read (V23). */
export async function saveEvent(
  context: EventWriteContext,
  seen: StoredEvent,
  words: Partial<EventWords>,
): Promise<WriteResult> {
  const { attendees, ...content } = words;
  const added = attendees?.filter((uid) => !seen.attendees.includes(uid)) ?? [];
  return settled(context, async () => {
    await runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(refOf(context, seen.id))).data();
      if (!isAsSeen(now, seen.record, context.uid)) throw new Conflict();
      const kept = attendees && { attendees: seen.attendees.filter((uid) => attendees.includes(uid)) };
      transaction.update(refOf(context, seen.id), {
        ...withoutUndefined({ ...content, ...kept }),
        ...withoutRepetition(content),
        ...changeStamps(context.uid),
      });
    });
    await invite(context, seen.id, added);
  });
}

async function settled(context: EventWriteContext, write: () => Promise<void>): Promise<WriteResult> {
  const result = await asSaveResult(context, write);
  const isConflict = result.kind === 'failed' && result.failure.cause instanceof Conflict;
  return isConflict ? { kind: 'conflict' } : result;
}

/** What of a repeating event its occurrences do not have. */
const REPETITION = { rrule: undefined, repeatsUntil: undefined, exdates: undefined } as const;

/** Takes an occurrence out of a repeating event, and puts an event of its own there, both or neither. */
export function detachOccurrence(
  context: EventWriteContext,
  seen: StoredEvent,
  occurrence: CalendarDate,
  id: string,
  words: EventWords,
): Promise<WriteResult> {
  const { attendees, ...content } = words;
  const { ownerCompanyId, engagementId, clientId, contractorId } = seen;
  const relation = { ownerCompanyId, engagementId, clientId, contractorId };
  return settled(context, async () => {
    await runTransaction(context.firestore, async (transaction) => {
      const now = (await transaction.get(refOf(context, seen.id))).data();
      if (!isAsSeen(now, seen.record, context.uid)) throw new Conflict();
      transaction.set(refOf(context, id), {
        ...withoutUndefined({ ...content, ...relation, ...REPETITION }),
        attendees: attendees.slice(0, GUESTS_A_WRITE),
        ...creationStamps(context.uid),
      });
      transaction.update(refOf(context, seen.id), {
        exdates: arrayUnion(occurrence),
        ...changeStamps(context.uid),
      });
    });
    await invite(context, id, attendees.slice(GUESTS_A_WRITE));
  });
}

/** Deletes one occurrence of a repeating event. */
export function deleteOccurrence(
  context: EventWriteContext,
  seen: StoredEvent,
  occurrence: CalendarDate,
): Promise<WriteResult> {
  return saveEvent(context, seen, { exdates: [...(seen.exdates ?? []), occurrence] });
}

export function deleteEvent(context: EventWriteContext, id: string): Promise<WriteResult> {
  return asWriteResult(() => deleteDoc(refOf(context, id)));
}
