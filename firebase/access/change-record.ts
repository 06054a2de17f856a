import type { AccessWorld, Actor } from '@vcms/testing/access';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';

/** Changes a record as the product's pages do: with the stamps of who changed it and when. */
export function changeRecord(world: AccessWorld, actor: Actor, path: string, fields: object): Promise<void> {
  const stamps = { updatedAt: serverTimestamp(), updatedBy: actor.uid };
  return updateDoc(doc(world.as(actor), path), { ...fields, ...stamps });
}
