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
import { POLICY } from '../access/evidence-fixtures.ts';
import { creation } from '../access/run-cell.ts';
import { ACTORS, type Actor } from '../rules-world.ts';
import { FILE, RESTRICTED_FILE } from './isolation-documents.ts';
import type { IsolationTest } from './isolation-test.ts';

/** What contractor A submitted of one policy. */
const VERSIONS = 'companies/A/policies/d1/policyVersions';
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
export const ISOLATION_OF_RECORDS: readonly IsolationTest[] = [
  {
    number: 11,
    title: 'a contractor neither accepts a policy nor edits an accepted one, nor what was submitted before',
    denied: (world) => {
      const stamps = { updatedAt: serverTimestamp(), updatedBy: ACTORS['5005'].uid };
      const db = world.as(ACTORS['5005']);
      const accepted = doc(db, 'companies/A/policies/accepted');
      return [
        updateDoc(doc(db, 'companies/A/policies/d1'), { state: 'accepted', ...stamps }),
        updateDoc(doc(db, 'companies/A/policies/reviewed'), { state: 'accepted', ...stamps }),
        updateDoc(accepted, { 'limits.gl_each_occurrence': 9_000_000, ...stamps }),
        updateDoc(accepted, { expiration: '2029-01-01', state: 'draft', ...stamps }),
        deleteDoc(accepted),
        updateDoc(doc(db, `${VERSIONS}/1`), { 'limits.gl_each_occurrence': 9_000_000, ...stamps }),
        deleteDoc(doc(db, `${VERSIONS}/1`)),
        setDoc(
          doc(db, `${VERSIONS}/9`),
          creation('policyVersions', ACTORS['5005'].uid, { ...POLICY, version: 9 }),
        ),
      ];
    },
    allowed: (world) =>
      ['companies/A/policies/accepted', `${VERSIONS}/1`].map((path) =>
        getDoc(doc(world.as(ACTORS['5005']), path)),
      ),
  },
  {
    number: 12,
    title: 'nobody changes or deletes an audit event or a published requirement set',
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
    title: 'nobody gets, lists, marks or deletes a notification of somebody else',
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
    title: 'no browser creates a notification',
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
    title: 'a disabled user with a live token is denied everything',
    denied: (world) => [
      ...ownReads(world.as(ACTORS['5003'], false), 'u-client', 'X'),
      ...ownReads(world.withClaims('u-client', { role: '5003', companyId: 'X' }), 'u-client', 'X'),
    ],
    allowed: (world) => ownReads(world.as(ACTORS['5003']), 'u-client', 'X'),
  },
  {
    number: 16,
    title: 'an unknown role, or nobody at all, is denied everything',
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
    title: 'nobody opens a file of another company by its address',
    denied: (world) =>
      [RIVAL, UNENGAGED_CLIENT, ACTORS['5006'], ACTORS['5003'], ACTORS['5002']].map((actor) =>
        getBytes(ref(world.storageOf(actor), FILE)),
      ),
    allowed: (world) => [getBytes(ref(world.storageOf(ACTORS['5005']), FILE))],
  },
  {
    number: 18,
    title: 'a contractor lists no companies',
    denied: (world) =>
      (['5005', '5006'] as const).flatMap((role) => {
        const companies = collection(world.as(ACTORS[role]), 'companies');
        return [
          getDocs(companies),
          getDocs(query(companies, where('kind', '==', 'client'))),
          getDocs(query(companies, where('kind', 'in', ['firm', 'client']))),
        ];
      }),
    allowed: (world) => [getDocs(collection(world.as(ACTORS['5002']), 'companies'))],
  },
  {
    number: 19,
    title: 'the firm reads no note that a client keeps to itself',
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
    title: 'only customer service and the owner open unredacted logs and sensitive files',
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
