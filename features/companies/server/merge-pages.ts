import type { Firestore, Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';

/** A batch takes 500 writes; an entry may need two. */
const PAGE = 200;

/** Reads a query page by page and writes for each document; one batch a page, so a run that stops leaves whole pages. */
export async function eachPage(
  db: Firestore,
  query: Query,
  write: (batch: WriteBatch, entry: QueryDocumentSnapshot) => void,
): Promise<void> {
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const ordered = query.orderBy('__name__').limit(PAGE);
    const page = await (last === undefined ? ordered : ordered.startAfter(last)).get();
    const batch = db.batch();
    for (const entry of page.docs) write(batch, entry);
    if (!page.empty) await batch.commit();
    last = page.docs.at(-1);
    if (page.size < PAGE) return;
  }
}
