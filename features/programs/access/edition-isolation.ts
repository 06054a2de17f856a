import { ACTORS, type IsolationCase } from '@vcms/testing/access';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';

const PUBLISHED = 'programs/hot-work/programEditions/3';
/** Who reads what is published, and no draft. */
const READERS = ['5003', '5004', '5005'] as const;

/** Domain 5.3: 6, 8, 12. */
export const EDITION_ISOLATION: readonly IsolationCase[] = [
  {
    // A list that does not ask for what is published would hold the firm's drafts.
    number: 6,
    denied: (world) =>
      READERS.flatMap((role) => {
        const db = world.as(ACTORS[role]);
        return [
          getDocs(collection(db, 'programs/hot-work/programEditions')),
          getDocs(query(collectionGroup(db, 'programEditions'), where('status', '==', 'draft'))),
        ];
      }),
    allowed: (world) =>
      READERS.map((role) => {
        const editions = collection(world.as(ACTORS[role]), 'programs/hot-work/programEditions');
        return getDocs(query(editions, where('status', '==', 'published')));
      }),
  },
  {
    number: 8,
    denied: (world) => [getDoc(doc(world.as(ACTORS['5006']), PUBLISHED))],
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5005']), PUBLISHED))],
  },
  {
    // What submissions are judged by: customer service, who published it, changes it no more than others do.
    number: 12,
    denied: (world) =>
      Object.values(ACTORS).flatMap((actor) => {
        const edition = doc(world.as(actor), PUBLISHED);
        const stamps = { updatedAt: serverTimestamp(), updatedBy: actor.uid };
        return [
          updateDoc(edition, { changeNote: 'Other text', ...stamps }),
          updateDoc(edition, { status: 'draft', ...stamps }),
          deleteDoc(edition),
        ];
      }),
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5002']), PUBLISHED))],
  },
];
