import { Timestamp } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';
import { WITHOUT_FILES } from './outbox.ts';

const BATCH = 300;

/** Takes the files out of mails that never left, although they were tried for a day; answers of how many. */
export async function dropStaleFiles({ db, now }: Trusted): Promise<number> {
  const stale = db.collection('mail').where('filesUntil', '<', Timestamp.fromDate(now()));
  const page = await stale.limit(BATCH).select().get();
  const batch = db.batch();
  for (const { ref } of page.docs) batch.update(ref, WITHOUT_FILES);
  await batch.commit();
  return page.size;
}
