import { addDays } from '@vcms/domain';
import { ACTORS, type AccessWorld, type Role, SHOWN_STATES, stamped, TODAY } from '@vcms/testing/access';
import { person } from '@vcms/workforce/access';
import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';

const OWN = where('clientId', '==', 'X');
const SEEN = where('visible', '==', true);
const daysAgo = (days: number) => addDays(TODAY, -days);
const ANA = { name: 'Ana Ruiz', jobRole: 'Roofer', sites: [], from: '2024-01-01' };
const place = (staffId: string) => `staffAssignments/X_${staffId}`;

/** `now` is assigned, `left` went 92 days ago, `unlooked` is new to the server. */
function assignmentOf(staffId: string, fields: object) {
  return [place(staffId), stamped({ clientId: 'X', contractorId: 'A', staffId, ...ANA, ...fields })] as const;
}

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
});
beforeEach(() =>
  world.write(
    new Map([
      ...worldDocuments(),
      assignmentOf('now', { visible: true }),
      assignmentOf('lately', { to: daysAgo(89), visible: true }),
      assignmentOf('left', { to: daysAgo(92), visible: false }),
      assignmentOf('let-go', { to: daysAgo(92), isLastDayByClient: true, visible: true }),
      assignmentOf('unlooked', {}),
      ...['now', 'lately', 'left', 'let-go'].flatMap((id) => [
        [`companies/A/staff/${id}`, stamped(person('A'))] as const,
        [`companies/A/staff/${id}/staffDocuments/d1`, stamped({ state: 'accepted' })] as const,
      ]),
    ]),
  ),
);
afterAll(() => world.stop());

const answer = async (made: Promise<unknown>) => (await answerOf(made)).answer;
const dbOf = (role: Role) => world.as(ACTORS[role]);
const get = (role: Role, path: string) => answer(getDoc(doc(dbOf(role), path)));
function list(db: Firestore, ...asked: readonly QueryConstraint[]): Promise<string> {
  return answer(getDocs(query(collection(db, 'staffAssignments'), ...asked)));
}
function change(role: '5003' | '5005', staffId: string, fields: object): Promise<string> {
  const stamps = { updatedAt: serverTimestamp(), updatedBy: ACTORS[role].uid };
  return answer(updateDoc(doc(dbOf(role), place(staffId)), { ...fields, ...stamps }));
}

describe('an assignment that left the sight of its client', () => {
  it('is not read by it, one by one', async () => {
    expect(await get('5003', place('left'))).toBe('denied');
    expect(await get('5003', place('unlooked'))).toBe('denied');
    expect(await get('5003', place('now'))).toBe('allowed');
    expect(await get('5003', place('let-go'))).toBe('allowed');
  });

  it('is in no list of it: each names what it sees', async () => {
    const db = dbOf('5003');
    for (const asked of [
      [OWN],
      [OWN, where('contractorId', '==', 'A')],
      [OWN, where('visible', '==', false)],
      [OWN, where('visible', 'in', [true, false])],
      [OWN, where('visible', '!=', true)],
      [OWN, where('to', '<', TODAY)],
      [SEEN],
    ])
      expect(await list(db, ...asked)).toBe('denied');
    const group = collectionGroup(db, 'staffAssignments');
    expect(await answer(getDocs(query(group, OWN)))).toBe('denied');
    expect(await answer(getDocs(query(group, OWN, SEEN)))).toBe('denied');

    const { docs } = await getDocs(query(collection(db, 'staffAssignments'), OWN, SEEN));
    expect(docs.map(({ id }) => id).sort()).toEqual(['X_lately', 'X_let-go', 'X_now', 'X_s-A', 'X_s-L']);
  });

  it('is not changed by it either', async () => {
    expect(await change('5003', 'left', { to: deleteField(), isLastDayByClient: false })).toBe('denied');
    expect(await change('5003', 'left', { sites: ['Yard'], areSitesByClient: true })).toBe('denied');
    expect(await change('5003', 'let-go', { to: deleteField(), isLastDayByClient: false })).toBe('allowed');
  });

  it('is read by its contractor and the firm', async () => {
    expect(await get('5005', place('left'))).toBe('allowed');
    expect(await get('5002', place('left'))).toBe('allowed');
    expect(await list(dbOf('5005'), where('contractorId', '==', 'A'))).toBe('allowed');
    expect(await change('5005', 'left', { to: deleteField() })).toBe('allowed');
  });
});

describe('whether a client sees an assignment', () => {
  it('is written by the server alone', async () => {
    for (const role of ['5003', '5005'] as const)
      for (const visible of [true, false, deleteField()]) {
        expect(await change(role, 'now', { visible })).toBe(visible === true ? 'allowed' : 'denied');
        expect(await change(role, 'left', { visible, sites: [] })).toBe(
          role === '5005' && visible === false ? 'allowed' : 'denied',
        );
      }
    expect(await change('5005', 'unlooked', { visible: true })).toBe('denied');
  });

  it('is not said by whoever assigns', async () => {
    await world.write(new Map([['companies/A/staff/s9', stamped(person('A'))]]));
    const create = (fields: object) =>
      answer(
        setDoc(doc(dbOf('5005'), place('s9')), {
          ...{ clientId: 'X', contractorId: 'A', staffId: 's9', ...ANA, ...fields, v: 1 },
          ...{ createdAt: serverTimestamp(), createdBy: ACTORS['5005'].uid },
          ...{ updatedAt: serverTimestamp(), updatedBy: ACTORS['5005'].uid },
        }),
      );
    expect(await create({ visible: true })).toBe('denied');
    expect(await create({ visible: false })).toBe('denied');
    expect(await create({})).toBe('allowed');
  });
});

describe('the papers of somebody', () => {
  const papers = (staffId: string) =>
    answer(
      getDocs(
        query(
          collection(dbOf('5003'), `companies/A/staff/${staffId}/staffDocuments`),
          where(...SHOWN_STATES),
        ),
      ),
    );
  const decisions = (staffId: string) =>
    answer(
      getDocs(
        query(
          collection(dbOf('5003'), 'companies/A/reviews'),
          where('scope', 'in', ['firm', 'X']),
          where('subjectType', '==', 'staff_document'),
          where('staffId', '==', staffId),
        ),
      ),
    );

  it.each([
    ['who is assigned', 'now', 'allowed'],
    ['who left lately', 'lately', 'allowed'],
    ['who left more than 90 days ago', 'left', 'denied'],
    ['whom the client let go so long ago', 'let-go', 'denied'],
  ])('%s are read so: %s, %s', async (_who, staffId, expected) => {
    expect(await get('5003', `companies/A/staff/${staffId}`)).toBe(expected);
    expect(await get('5003', `companies/A/staff/${staffId}/staffDocuments/d1`)).toBe(expected);
    expect(await papers(staffId)).toBe(expected);
    expect(await decisions(staffId)).toBe(expected);
  });
});
