import { collectionPath, documentPath } from '@vcms/domain';
import type { NoticePlace } from '@vcms/domain/notice-place';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { noticeId } from './notice.ts';
import { showNotice } from './notify.ts';

/** Several events in one notice. */
export interface NoticeGroup {
  /** Names the group; the same for all of its events. No slash. */
  readonly groupKey: string;
  readonly place: NoticePlace;
  /** The words of the notice for what is in it, the oldest first; one at least. */
  readonly words: (items: readonly string[]) => { readonly title: string; readonly body: string };
}

/** One event of a group. */
export interface GroupedEvent {
  /** Names the event: the same one counts once. */
  readonly key: string;
  /** What it is about, in a few words. */
  readonly item: string;
}

/** What a group keeps in the reminder log beside its events: what the notice names now. */
interface Group {
  readonly events?: readonly string[];
  readonly items?: readonly string[];
}

/**
 * Tells each person of an event in the notice of its group: the first event makes the notice, the others change its words. Once it
 * was dismissed, a later event makes a new one with what came since. May run again: an event counts once for each person.
 */
export async function notifyGrouped(
  trusted: Trusted,
  toIds: readonly string[],
  group: NoticeGroup,
  event: GroupedEvent,
): Promise<void> {
  await Promise.all([...new Set(toIds)].map((toId) => addToGroup(trusted, toId, group, event)));
}

function addToGroup(trusted: Trusted, toId: string, group: NoticeGroup, event: GroupedEvent): Promise<void> {
  const { db, now } = trusted;
  const { groupKey: eventKey, place, words } = group;
  const id = noticeId(toId, { eventKey });
  const log = db.collection(collectionPath('reminderLog')).doc(id);
  return db.runTransaction(async (transaction) => {
    const [known, shown] = await transaction.getAll(log, db.doc(documentPath('notifications', id)));
    const { events = [], items: before = [] }: Group = known?.data() ?? {};
    if (events.includes(event.key)) return;
    // The same thing submitted again is still one thing to look at.
    const others = (shown?.exists === true ? before : []).filter((item) => item !== event.item);
    const items = [...others, event.item];
    const at = Timestamp.fromDate(now());
    transaction.set(
      log,
      { toId, eventKey, at, items, events: FieldValue.arrayUnion(event.key) },
      { merge: true },
    );
    showNotice(trusted, transaction, toId, { eventKey, place, ...words(items) });
  });
}
