import { type Announcement, documentPath } from '@vcms/domain';
import { TRUSTED_ACTOR, type Trusted, updatedStamps } from '@vcms/server/core';
import { type Query, Timestamp } from 'firebase-admin/firestore';

const EVER = Timestamp.fromMillis(0);

async function count(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** How far an announcement has come, counted in its rows without reading them. */
export async function countRecipients({ db }: Trusted, id: string): Promise<Announcement['counts']> {
  const rows = db.collection(`announcements/${id}/recipients`);
  const [recipients, emailed, read, acknowledged, bounced] = await Promise.all([
    count(rows),
    count(rows.where('mailState', '==', 'delivered')),
    count(rows.where('readAt', '>', EVER)),
    count(rows.where('acknowledgedAt', '>', EVER)),
    count(rows.where('failedMails', '>', 0)),
  ]);
  return { recipients, emailed, read, acknowledged, bounced };
}

/** Shortest time between two counts of one announcement, in milliseconds: thousands of rows change within minutes. */
const PAUSE_MS = 2_000;
/** How far apart the clocks of two machines may be. */
const SKEW_MS = 1_000;

/**
 * Counts an announcement anew after one of its rows changed, at `changedAt`. Of many changes at once one counts: the others find that
 * a count began after them. @param wait resolves after so many milliseconds
 */
export async function recount(
  trusted: Trusted,
  id: string,
  changedAt: Date,
  wait: (ms: number) => Promise<unknown>,
): Promise<void> {
  const { db, now } = trusted;
  const reference = db.doc(documentPath('announcements', id));
  const countedAt = async () => {
    const at: unknown = (await reference.get()).get('countedAt');
    return at instanceof Timestamp ? at.toMillis() : 0;
  };
  const enough = changedAt.getTime() + SKEW_MS;
  const before = await countedAt();
  if (before > enough) return;
  const rest = before + PAUSE_MS - now().getTime();
  if (rest > 0) {
    await wait(rest + (trusted.random(1)[0] ?? 0) * 4);
    if ((await countedAt()) > enough) return;
  }
  const began = Timestamp.fromDate(now());
  const counts = await countRecipients(trusted, id);
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    const at: unknown = stored.get('countedAt');
    if (!stored.exists || (at instanceof Timestamp && at.toMillis() > began.toMillis())) return;
    transaction.update(reference, { counts, countedAt: began, ...updatedStamps(TRUSTED_ACTOR) });
  });
}
