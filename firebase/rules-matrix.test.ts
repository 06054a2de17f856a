import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { ACTORS, type Actor, ROLES, type Role } from '@vcms/testing/access';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type RulesWorld, startRulesWorld } from './rules-world.ts';

/** One operation and the roles that may do it; every other role must be denied (domain 5.2). */
interface Line {
  readonly does: string;
  readonly roles: string;
  readonly run: (db: Firestore, actor: Actor) => Promise<unknown>;
}

const ALL = '5001 5002 5003 5004 5005 5006';
const FIRM = '5001 5002';

const COMPANY_LINES: readonly Line[] = [
  {
    does: 'get the own company',
    roles: ALL,
    run: (db, { companyId }) => getDoc(doc(db, 'companies', companyId)),
  },
  {
    does: 'get an engaged company',
    roles: ALL,
    run: (db, { engagedWith }) => getDoc(doc(db, 'companies', engagedWith)),
  },
  { does: 'get the firm', roles: ALL, run: (db) => getDoc(doc(db, 'companies', 'firm')) },
  {
    does: 'list the firm',
    roles: ALL,
    run: (db) => getDocs(query(collection(db, 'companies'), where('kind', '==', 'firm'), limit(1))),
  },
  { does: 'get a rival company', roles: FIRM, run: (db, { rival }) => getDoc(doc(db, 'companies', rival)) },
  { does: 'get an unconnected company', roles: FIRM, run: (db) => getDoc(doc(db, 'companies', 'Z')) },
  { does: 'list companies', roles: FIRM, run: (db) => getDocs(collection(db, 'companies')) },
  {
    does: 'list contractors',
    roles: FIRM,
    run: (db) => getDocs(query(collection(db, 'companies'), where('kind', '==', 'contractor'))),
  },
  {
    does: 'count active clients',
    roles: FIRM,
    run: (db) =>
      getCountFromServer(
        query(collection(db, 'companies'), where('kind', '==', 'client'), where('status', '==', 'active')),
      ),
  },
  {
    does: 'get the own private part',
    roles: '5001 5002 5003 5005 5006',
    run: (db, { companyId }) => getDoc(doc(db, 'companies', companyId, 'private', 'main')),
  },
  {
    does: 'get the private part of an engaged company',
    roles: FIRM,
    run: (db, { engagedWith }) => getDoc(doc(db, 'companies', engagedWith, 'private', 'main')),
  },
  {
    does: 'create a company',
    roles: '',
    run: (db) => setDoc(doc(db, 'companies', 'new'), { kind: 'client' }),
  },
  {
    does: 'change the own company',
    roles: '',
    run: (db, { companyId }) => updateDoc(doc(db, 'companies', companyId), { status: 'archived' }),
  },
  {
    does: 'delete the own company',
    roles: '',
    run: (db, { companyId }) => deleteDoc(doc(db, 'companies', companyId)),
  },
];

function profileChange(db: Firestore, actor: Actor, change: object): Promise<void> {
  return updateDoc(doc(db, 'users', actor.uid), {
    ...change,
    updatedAt: serverTimestamp(),
    updatedBy: actor.uid,
  });
}

const USER_LINES: readonly Line[] = [
  { does: 'get the own user', roles: ALL, run: (db, { uid }) => getDoc(doc(db, 'users', uid)) },
  { does: 'get a user of client Y', roles: FIRM, run: (db) => getDoc(doc(db, 'users', 'u-other-client')) },
  { does: 'list every user', roles: '5001', run: (db) => getDocs(collection(db, 'users')) },
  {
    does: 'count admins',
    roles: '5001',
    run: (db) => getCountFromServer(query(collection(db, 'users'), where('role', '==', '5001'))),
  },
  {
    does: 'count contractor users',
    roles: FIRM,
    run: (db) => getCountFromServer(query(collection(db, 'users'), where('role', '==', '5005'))),
  },
  {
    does: 'list users outside the firm',
    roles: FIRM,
    run: (db) =>
      getDocs(query(collection(db, 'users'), where('role', 'in', ['5003', '5004', '5005', '5006']))),
  },
  {
    does: 'list the users of the own company',
    roles: '5001 5003 5005',
    run: (db, { companyId }) => getDocs(query(collection(db, 'users'), where('companyId', '==', companyId))),
  },
  {
    does: 'list the users of an engaged company',
    roles: '5001',
    run: (db, { engagedWith }) =>
      getDocs(query(collection(db, 'users'), where('companyId', '==', engagedWith))),
  },
  {
    does: 'change the own name and settings',
    roles: ALL,
    run: (db, actor) =>
      profileChange(db, actor, { firstName: 'Iris', prefs: { emailReminders: false, digest: 'weekly' } }),
  },
  {
    does: 'empty the own name',
    roles: '',
    run: (db, actor) => profileChange(db, actor, { lastName: '' }),
  },
  {
    does: 'change the own title, phone and picture',
    roles: ALL,
    run: (db, actor) =>
      profileChange(db, actor, {
        title: 'Lead',
        phone: '+13125550142',
        photoURL: 'https://files.test/a.png',
      }),
  },
  {
    does: 'take the own title, phone and picture away',
    roles: ALL,
    run: (db, actor) => profileChange(db, actor, { title: '', phone: '', photoURL: deleteField() }),
  },
  {
    does: 'store a phone number as it was typed',
    roles: '',
    run: (db, actor) => profileChange(db, actor, { phone: '(312) 555-0142' }),
  },
  {
    does: 'choose an unknown digest',
    roles: '',
    run: (db, actor) => profileChange(db, actor, { prefs: { emailReminders: true, digest: 'hourly' } }),
  },
  {
    does: 'change the own name without saying when',
    roles: '',
    run: (db, { uid }) => updateDoc(doc(db, 'users', uid), { firstName: 'Iris' }),
  },
  {
    does: 'change the name of somebody else',
    roles: FIRM,
    run: (db, { uid }) =>
      updateDoc(doc(db, 'users', 'u-other-client'), {
        firstName: 'Iris',
        updatedAt: serverTimestamp(),
        updatedBy: uid,
      }),
  },
  { does: 'create a user', roles: '', run: (db) => setDoc(doc(db, 'users', 'new'), { role: '5001' }) },
  { does: 'delete the own user', roles: '', run: (db, { uid }) => deleteDoc(doc(db, 'users', uid)) },
];

const ENGAGEMENT_LINES: readonly Line[] = [
  {
    does: 'get an engagement of client X and contractor A',
    roles: '5001 5002 5003 5004 5005',
    run: (db) => getDoc(doc(db, 'engagements', 'X_A')),
  },
  {
    does: 'get an engagement of client X and contractor L',
    roles: '5001 5002 5003 5004 5006',
    run: (db) => getDoc(doc(db, 'engagements', 'X_L')),
  },
  {
    does: 'list the engagements of client X',
    roles: '5001 5002 5003 5004',
    run: (db) => getDocs(query(collection(db, 'engagements'), where('clientId', '==', 'X'))),
  },
  {
    does: 'list the engagements of contractor A',
    roles: '5001 5002 5005',
    run: (db) => getDocs(query(collection(db, 'engagements'), where('contractorId', '==', 'A'))),
  },
  {
    does: 'count open engagements',
    roles: FIRM,
    run: (db) =>
      getCountFromServer(
        query(collection(db, 'engagements'), where('state', 'in', ['invited', 'submitted', 'approved'])),
      ),
  },
  {
    does: 'list what waits longest',
    roles: FIRM,
    run: (db) =>
      getDocs(
        query(
          collection(db, 'engagements'),
          where('state', '==', 'submitted'),
          orderBy('updatedAt'),
          limit(10),
        ),
      ),
  },
  {
    does: 'move an engagement to approved',
    roles: '',
    run: (db) => updateDoc(doc(db, 'engagements', 'X_in-submitted'), { state: 'approved' }),
  },
  {
    does: 'create an engagement',
    roles: '',
    run: (db) =>
      setDoc(doc(db, 'engagements', 'X_Z'), { clientId: 'X', contractorId: 'Z', state: 'approved' }),
  },
  { does: 'delete an engagement', roles: '', run: (db) => deleteDoc(doc(db, 'engagements', 'X_A')) },
];

const NOTIFICATION_LINES: readonly Line[] = [
  {
    does: 'get an own notification',
    roles: ALL,
    run: (db, { uid }) => getDoc(doc(db, 'notifications', `${uid}_first`)),
  },
  {
    does: 'list the own notifications',
    roles: ALL,
    run: (db, { uid }) => getDocs(query(collection(db, 'notifications'), where('toId', '==', uid))),
  },
  {
    does: 'list the own unread notifications, newest first',
    roles: ALL,
    run: (db, { uid }) =>
      getDocs(
        query(
          collection(db, 'notifications'),
          where('toId', '==', uid),
          where('read', '==', false),
          orderBy('date_time', 'desc'),
          limit(100),
        ),
      ),
  },
  {
    does: 'mark an own notification as read',
    roles: ALL,
    run: (db, { uid }) => updateDoc(doc(db, 'notifications', `${uid}_first`), { read: true }),
  },
  {
    does: 'mark an own notification with a text',
    roles: '',
    run: (db, { uid }) => updateDoc(doc(db, 'notifications', `${uid}_first`), { read: 'yes' }),
  },
  {
    does: 'rewrite an own notification',
    roles: '',
    run: (db, { uid }) => updateDoc(doc(db, 'notifications', `${uid}_first`), { read: true, title: 'Paid' }),
  },
  {
    does: 'hand an own notification to somebody else',
    roles: '',
    run: (db, { uid }) => updateDoc(doc(db, 'notifications', `${uid}_first`), { toId: 'u-other-client' }),
  },
  {
    does: 'create a notification for oneself',
    roles: '',
    run: (db, { uid }) => setDoc(doc(db, 'notifications', 'new'), { toId: uid, title: 'Hi', read: false }),
  },
  {
    does: 'dismiss an own notification',
    roles: ALL,
    run: (db, { uid }) => deleteDoc(doc(db, 'notifications', `${uid}_second`)),
  },
];

let world: RulesWorld;
beforeAll(async () => {
  world = await startRulesWorld();
});
afterAll(() => world.stop());

function verdicts(lines: readonly Line[]): readonly { role: Role; line: Line; may: boolean }[] {
  return lines.flatMap((line) => ROLES.map((role) => ({ role, line, may: line.roles.includes(role) })));
}

function checkTable(lines: readonly Line[]): void {
  for (const { role, line, may } of verdicts(lines)) {
    it(`${role} ${may ? 'may' : 'may not'} ${line.does}`, async () => {
      const actor = ACTORS[role];
      const outcome = line.run(world.as(actor), actor);
      await (may ? assertSucceeds(outcome) : assertFails(outcome));
    });
  }
}

describe('companies', () => checkTable(COMPANY_LINES));
describe('users', () => checkTable(USER_LINES));
describe('engagements', () => checkTable(ENGAGEMENT_LINES));
describe('notifications', () => checkTable(NOTIFICATION_LINES));
