import { ACTORS, type Actor, type IsolationCase } from '@vcms/testing/access';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { getBytes, ref } from 'firebase/storage';
import { FILE, RESTRICTED_FILE } from './isolation-documents.ts';

const RIVAL: Actor = { ...ACTORS['5005'], uid: 'u-rival', companyId: 'B' };
const OTHER_CLIENT: Actor = { ...ACTORS['5003'], uid: 'u-other-client', companyId: 'Y' };
const UNENGAGED_CLIENT: Actor = { ...ACTORS['5003'], uid: 'u-w', companyId: 'W' };

/** Reads that somebody with a role may make in the own company. */
function ownReads(db: Firestore, uid: string, companyId: string): readonly Promise<unknown>[] {
  return [
    getDoc(doc(db, 'companies', companyId)),
    getDoc(doc(db, 'companies', 'firm')),
    getDoc(doc(db, 'users', uid)),
    getDocs(query(collection(db, 'engagements'), where('clientId', '==', companyId))),
    getDocs(query(collection(db, 'notifications'), where('toId', '==', uid))),
  ];
}

/** Tests 11 to 20 of domain 5.3: records that nobody bends, people who are nobody, files, and what stays secret. */
export const ISOLATION_OF_RECORDS: readonly IsolationCase[] = [
  {
    number: 12,
    denied: (world) =>
      Object.values(ACTORS).flatMap((actor) => {
        const db = world.as(actor);
        const stamps = { updatedAt: serverTimestamp(), updatedBy: actor.uid };
        return [
          updateDoc(doc(db, 'audit/X-A'), { action: 'x.y' }),
          deleteDoc(doc(db, 'audit/X-A')),
          setDoc(doc(db, 'audit/new'), { action: 'x.y' }),
          updateDoc(doc(db, 'clients/X/requirementSets/9'), { changeNote: 'Other text', ...stamps }),
          deleteDoc(doc(db, 'clients/X/requirementSets/9')),
        ];
      }),
    allowed: (world) => [
      getDoc(doc(world.as(ACTORS['5001']), 'audit/X-A')),
      getDoc(doc(world.as(ACTORS['5003']), 'clients/X/requirementSets/9')),
    ],
  },
  {
    number: 13,
    denied: (world) =>
      Object.values(ACTORS).flatMap((actor) => {
        const db = world.as(actor);
        const foreign = doc(db, 'notifications/u-other-client_first');
        return [
          getDoc(foreign),
          getDocs(query(collection(db, 'notifications'), where('toId', '==', 'u-other-client'))),
          updateDoc(foreign, { read: true }),
          deleteDoc(foreign),
        ];
      }),
    allowed: (world) => [
      getDoc(doc(world.as(OTHER_CLIENT), 'notifications/u-other-client_first')),
      updateDoc(doc(world.as(OTHER_CLIENT), 'notifications/u-other-client_first'), { read: true }),
    ],
  },
  {
    number: 14,
    denied: (world) =>
      Object.values(ACTORS).flatMap((actor) => {
        const text = { id: 'n', title: 'Hi', body: 'Hi', date_time: new Date(), read: false };
        const place = doc(world.as(actor), 'notifications', `n-${actor.uid}`);
        return [
          setDoc(place, { ...text, toId: 'u-other-client' }),
          setDoc(place, { ...text, toId: actor.uid }),
        ];
      }),
    allowed: (world) => [
      getDocs(query(collection(world.as(ACTORS['5003']), 'notifications'), where('toId', '==', 'u-client'))),
    ],
  },
  {
    number: 15,
    denied: (world) => [
      ...ownReads(world.as(ACTORS['5003'], false), 'u-client', 'X'),
      ...ownReads(world.withClaims('u-client', { role: '5003', companyId: 'X' }), 'u-client', 'X'),
    ],
    allowed: (world) => ownReads(world.as(ACTORS['5003']), 'u-client', 'X'),
  },
  {
    number: 16,
    denied: (world) => [
      ...['5999', '', '6 of 5006', 5001, undefined].flatMap((role) => {
        const claims = { companyId: 'X', active: true, ...(role === undefined ? {} : { role }) };
        return ownReads(world.withClaims('u-client', claims), 'u-client', 'X');
      }),
      ...ownReads(world.signedOut(), 'u-client', 'X'),
    ],
    allowed: (world) => ownReads(world.as(ACTORS['5003']), 'u-client', 'X'),
  },
  {
    number: 17,
    denied: (world) =>
      [RIVAL, UNENGAGED_CLIENT, ACTORS['5006'], ACTORS['5003'], ACTORS['5002']].map((actor) =>
        getBytes(ref(world.storageOf(actor), FILE)),
      ),
    allowed: (world) => [getBytes(ref(world.storageOf(ACTORS['5005']), FILE))],
  },
  {
    number: 19,
    denied: (world) =>
      (['5001', '5002'] as const).flatMap((role) => {
        const notes = collection(world.as(ACTORS[role]), 'notes');
        return [
          getDoc(doc(notes, '5003-X-A')),
          getDocs(notes),
          getDocs(query(notes, where('clientId', '==', 'X'))),
          getDocs(query(notes, where('visibility', '==', 'client_private'))),
        ];
      }),
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5003']), 'notes/5003-X-A'))],
  },
  {
    number: 20,
    denied: (world) => [
      ...(['5001', '5003', '5004', '5006'] as const).flatMap((role) => {
        const db = world.as(ACTORS[role]);
        return [
          getDoc(doc(db, 'companies/A/restrictedDocuments/d1')),
          getDocs(collection(db, 'companies/A/restrictedDocuments')),
          getDocs(collectionGroup(db, 'restrictedDocuments')),
          getBytes(ref(world.storageOf(ACTORS[role]), RESTRICTED_FILE)),
        ];
      }),
      ...[RIVAL, ACTORS['5002']].map((actor) => getBytes(ref(world.storageOf(actor), RESTRICTED_FILE))),
    ],
    allowed: (world) => [
      ...(['5002', '5005'] as const).map((role) =>
        getDoc(doc(world.as(ACTORS[role]), 'companies/A/restrictedDocuments/d1')),
      ),
      getBytes(ref(world.storageOf(ACTORS['5005']), RESTRICTED_FILE)),
    ],
  },
];
