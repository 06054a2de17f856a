import type { Firestore } from 'firebase-admin/firestore';

/** A notification as the server writes it. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly at: Date;
}

/** Makes these, and no others, the notifications of a user. */
export async function setNotices(
  firestore: Firestore,
  toId: string,
  notices: readonly Notice[],
): Promise<void> {
  const collection = firestore.collection('notifications');
  const old = await collection.where('toId', '==', toId).get();
  const batch = firestore.batch();
  for (const { ref } of old.docs) batch.delete(ref);
  for (const { id, title, body, at } of notices) {
    batch.set(collection.doc(id), { id, toId, title, body, date_time: at, read: false });
  }
  await batch.commit();
}

/** Notices named 1, 2, 3 ..., the first one the newest. */
export function createNotices(count: number): Notice[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `notice-${index + 1}`,
    title: `Notice ${index + 1}`,
    body: `What happened, part ${index + 1}.`,
    at: new Date(Date.UTC(2026, 2, 4, 15, 6, 59 - (index % 60))),
  }));
}
