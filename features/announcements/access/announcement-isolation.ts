import { ACTORS, type Actor, type IsolationCase } from '@vcms/testing/access';
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
import { getDownloadURL, ref } from 'firebase/storage';

function received(db: Firestore, contractorId: string): Promise<unknown> {
  return getDocs(query(collectionGroup(db, 'recipients'), where('contractorId', '==', contractorId)));
}

function read(db: Firestore, path: string, uid: string): Promise<unknown> {
  const readAt = serverTimestamp();
  return updateDoc(doc(db, path), { readAt, updatedAt: serverTimestamp(), updatedBy: uid });
}

const FILE = 'companies/X/announcements/d1/1/plan.pdf';
const OUTSIDERS: readonly Actor[] = [
  { ...ACTORS['5003'], uid: 'u-other-client', companyId: 'Y' },
  ACTORS['5005'],
  ACTORS['5006'],
];

/** Domain 5.3: 2, 5, 6, 17. */
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
  {
    // Files of announcements, which contractors open through the server; by their path nobody does.
    number: 17,
    denied: (world) => [
      ...OUTSIDERS.flatMap((actor) => [
        getDoc(doc(world.as(actor), 'companies/X/announcementDocuments/d1')),
        getDocs(collection(world.as(actor), 'companies/X/announcementDocuments')),
        getDocs(collectionGroup(world.as(actor), 'announcementDocuments')),
      ]),
      ...[...OUTSIDERS, ...Object.values(ACTORS)].map((actor) =>
        getDownloadURL(ref(world.storageOf(actor), FILE)),
      ),
    ],
    allowed: (world) =>
      (['5003', '5004'] as const).map((role) =>
        getDocs(collection(world.as(ACTORS[role]), 'companies/X/announcementDocuments')),
      ),
  },
];
