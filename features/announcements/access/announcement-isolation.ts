import { ACTORS, type IsolationCase } from '@vcms/testing/access';
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  updateDoc,
  where,
} from 'firebase/firestore';

function received(db: Firestore, contractorId: string): Promise<unknown> {
  return getDocs(query(collectionGroup(db, 'recipients'), where('contractorId', '==', contractorId)));
}

function read(db: Firestore, path: string, uid: string): Promise<unknown> {
  const readAt = serverTimestamp();
  return updateDoc(doc(db, path), { readAt, updatedAt: serverTimestamp(), updatedBy: uid });
}

/** Domain 5.3: 2, 5, 6. */
export const ANNOUNCEMENT_ISOLATION: readonly IsolationCase[] = [
  {
    // What others received, and the announcement itself, which names them.
    number: 2,
    denied: (world) => {
      const db = world.as(ACTORS['5005']);
      return [
        received(db, 'B'),
        getDoc(doc(db, 'announcements/a-Y-B/recipients/B')),
        getDoc(doc(db, 'announcements/a-X-A')),
        read(db, 'announcements/a-Y-B/recipients/B', ACTORS['5005'].uid),
      ];
    },
    allowed: (world) => [received(world.as(ACTORS['5005']), 'A')],
  },
  {
    number: 5,
    denied: (world) => {
      const db = world.as(ACTORS['5003']);
      return [
        getDoc(doc(db, 'announcements/a-Y-A')),
        getDocs(collection(db, 'announcements/a-Y-A/recipients')),
        received(db, 'A'),
        // Who read it is the contractor's to say.
        read(db, 'announcements/a-X-A/recipients/A', ACTORS['5003'].uid),
      ];
    },
    allowed: (world) => [getDocs(collection(world.as(ACTORS['5003']), 'announcements/a-X-A/recipients'))],
  },
  {
    number: 6,
    denied: (world) =>
      (['5003', '5004', '5005', '5006'] as const).map((role) =>
        getDocs(collection(world.as(ACTORS[role]), 'announcements')),
      ),
    allowed: (world) => [
      getDocs(query(collection(world.as(ACTORS['5004']), 'announcements'), where('clientId', '==', 'X'))),
    ],
  },
];
