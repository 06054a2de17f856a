import { documentPath } from '@vcms/domain';
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { type AccessWorld, startAccessWorld } from './access/access-world.ts';
import { POLICY } from './access/evidence-fixtures.ts';
import { stamped } from './access/fixture.ts';
import { engagementRecord, OVERRIDE, varianceContent } from './access/relation-fixtures.ts';
import { answerOf, creation } from './access/run-cell.ts';
import { ACTORS } from './rules-world.ts';

const EVIDENCE = [
  'policies',
  'oshaYears',
  'emr',
  'notRated',
  'programVersions',
  'answers',
  'documents',
  'staff',
  'reviews',
  'restrictedDocuments',
  'accessLog',
  'private',
] as const;

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

async function expectDenied(...attempts: readonly Promise<unknown>[]): Promise<void> {
  const answers = await Promise.all(attempts.map(answerOf));
  expect(answers.filter(({ answer }) => answer !== 'denied')).toEqual([]);
}

async function expectAllowed(...attempts: readonly Promise<unknown>[]): Promise<void> {
  const answers = await Promise.all(attempts.map(answerOf));
  expect(answers.filter(({ answer }) => answer !== 'allowed')).toEqual([]);
}

/** Gets and lists of everything below a company. */
function readsBelow(
  db: Firestore,
  companyId: string,
  names: readonly string[] = EVIDENCE,
): readonly Promise<unknown>[] {
  return names.flatMap((name) => [
    getDoc(doc(db, 'companies', companyId, name, 'd1')),
    getDocs(collection(db, 'companies', companyId, name)),
  ]);
}

describe('isolation of evidence and relations (domain 5.3)', () => {
  it('1: a contractor reads no sub-collection of another contractor', async () => {
    const db = world.as(ACTORS['5005']);
    await expectDenied(
      ...readsBelow(db, 'B'),
      getDoc(doc(db, 'companies/B/staff/s-B/staffDocuments/d1')),
      getDocs(collection(db, 'companies/B/staff/s-B/staffDocuments')),
      ...EVIDENCE.map((name) => getDocs(collectionGroup(db, name))),
    );
  });

  it('2: a contractor reads no engagement, variance, override or snapshot of another', async () => {
    const db = world.as(ACTORS['5005']);
    await expectDenied(
      getDoc(doc(db, 'engagements/Y_B')),
      getDoc(doc(db, 'variances/v-Y-B')),
      getDoc(doc(db, 'requirementOverrides/Y-B')),
      getDoc(doc(db, 'snapshots/Y-B')),
      ...['engagements', 'variances', 'requirementOverrides', 'snapshots'].flatMap((name) => [
        getDocs(query(collection(db, name), where('contractorId', '==', 'B'))),
        getDocs(collection(db, name)),
      ]),
    );
  });

  it('3: a client reads no evidence of a contractor without an engagement', async () => {
    await expectDenied(
      ...readsBelow(world.as(ACTORS['5003']), 'B'),
      ...readsBelow(world.as(ACTORS['5004']), 'B'),
    );
  });

  it.each([
    'requested',
    'invited',
    'declined',
    'rejected',
    'ended',
    'in_progress',
    'submitted',
    'approved',
    'suspended',
  ])('4: with an engagement that is %s, only the visible states open evidence and result', async (state) => {
    const contractor = `only-${state.replace('_', '-')}`;
    await world.write(
      new Map([
        [`engagements/X_${contractor}`, stamped(engagementRecord('X', contractor, state))],
        [
          `companies/${contractor}/policies/p1`,
          stamped({ ...POLICY, contractorId: contractor, state: 'accepted' }),
        ],
      ]),
    );
    const db = world.as(ACTORS['5003']);
    const reads = [
      getDoc(doc(db, 'companies', contractor, 'policies', 'p1')),
      getDocs(collection(db, 'companies', contractor, 'policies')),
      getDocs(collection(db, 'companies', contractor, 'oshaYears')),
    ];
    const isVisible = ['in_progress', 'submitted', 'approved', 'suspended'].includes(state);
    await (isVisible ? expectAllowed(...reads) : expectDenied(...reads));
    await expectAllowed(getDoc(doc(db, 'engagements', `X_${contractor}`)));
  });

  it('4: a result that is not visible any more is closed to the client', async () => {
    await world.write(
      new Map([['snapshots/X_gone', { clientId: 'X', contractorId: 'gone', visible: false }]]),
    );
    const db = world.as(ACTORS['5003']);
    await expectDenied(
      getDoc(doc(db, 'snapshots/X_gone')),
      getDocs(query(collection(db, 'snapshots'), where('clientId', '==', 'X'))),
    );
  });

  it('5: a client reads nothing that another client keeps on a shared contractor', async () => {
    await world.write(
      new Map([
        ['companies/A/reviews/of-y', stamped({ scope: 'Y', subjectType: 'policy', contractorId: 'A' })],
        ['companies/A/reviews/of-y/internal/main', stamped({ internalComment: 'Secret.' })],
        [
          'companies/A/documents/for-y',
          stamped({ visibility: 'client:Y', contractorId: 'A', state: 'accepted' }),
        ],
      ]),
    );
    const db = world.as(ACTORS['5003']);
    await expectDenied(
      getDoc(doc(db, 'variances/v-Y-A')),
      getDoc(doc(db, 'requirementOverrides/Y-A')),
      getDoc(doc(db, 'notes/5003-Y-A')),
      getDoc(doc(db, 'snapshots/Y-A')),
      getDoc(doc(db, 'companies/A/reviews/of-y')),
      getDoc(doc(db, 'companies/A/reviews/of-y/internal/main')),
      getDoc(doc(db, 'companies/A/documents/for-y')),
      getDoc(doc(db, 'companies/A/policies/d1/holders/Y')),
      getDocs(collection(db, 'companies/A/reviews')),
      getDocs(collection(db, 'companies/A/documents')),
      getDocs(query(collection(db, 'companies/A/reviews'), where('scope', '==', 'Y'))),
    );
  });

  it('6: a list that does not name the own side is refused whole', async () => {
    const names = [
      'engagements',
      'variances',
      'notes',
      'requirementOverrides',
      'snapshots',
      'announcements',
      'staffAssignments',
      'calendarEvents',
      'invitations',
      'audit',
    ];
    for (const role of ['5003', '5004', '5005', '5006'] as const) {
      const db = world.as(ACTORS[role]);
      await expectDenied(...names.map((name) => getDocs(collection(db, name))));
    }
  });

  it('7: a client on the reduced plan creates no review, variance, requirement or override', async () => {
    const { uid } = ACTORS['5004'];
    const db = world.as(ACTORS['5004']);
    const side = { clientId: 'X', contractorId: 'A' };
    await expectDenied(
      setDoc(doc(db, 'variances/new'), creation('', uid, { ...side, ...varianceContent(uid, '5004') })),
      setDoc(doc(db, 'requirementOverrides/new'), creation('', uid, { ...side, ...OVERRIDE })),
      setDoc(doc(db, 'clients/X/requirementSets/3'), creation('', uid, { clientId: 'X', n: 3 })),
      setDoc(doc(db, 'companies/A/reviews/new'), creation('', uid, { scope: 'X' })),
      updateDoc(doc(db, 'engagements/X_A'), { state: 'suspended' }),
    );
  });

  it('8: a limited contractor reads no policy, year or program, not even its own', async () => {
    await expectDenied(
      ...readsBelow(
        world.as(ACTORS['5006']),
        'L',
        EVIDENCE.filter((name) => name !== 'private'),
      ),
      ...readsBelow(world.as(ACTORS['5006']), 'A'),
    );
  });

  it('10: a client makes nobody of its company a member of the firm', async () => {
    const { uid } = ACTORS['5003'];
    const db = world.as(ACTORS['5003']);
    const stamps = { updatedAt: serverTimestamp(), updatedBy: uid };
    await expectDenied(
      updateDoc(doc(db, 'users/somebody-of-X'), { role: '5002', ...stamps }),
      updateDoc(doc(db, 'users/somebody-of-X'), { companyId: 'firm', ...stamps }),
      updateDoc(doc(db, 'users/somebody-of-X'), { status: 'disabled', ...stamps }),
      setDoc(doc(db, 'invitations/new'), creation('', uid, { role: '5002', inviterCompanyId: 'X' })),
    );
  });

  it('11: a contractor neither accepts a policy nor edits an accepted one', async () => {
    const path = documentPath('policies', 'A', 'accepted');
    await world.write(
      new Map([[path, stamped({ ...POLICY, contractorId: 'A', state: 'accepted', version: 1 })]]),
    );
    const stamps = { updatedAt: serverTimestamp(), updatedBy: ACTORS['5005'].uid };
    const db = world.as(ACTORS['5005']);
    await expectDenied(
      updateDoc(doc(db, 'companies/A/policies/d1'), { state: 'accepted', ...stamps }),
      updateDoc(doc(db, 'companies/A/policies/reviewed'), { state: 'accepted', ...stamps }),
      updateDoc(doc(db, path), { 'limits.gl_each_occurrence': 9_000_000, ...stamps }),
      updateDoc(doc(db, path), { expiration: '2029-01-01', state: 'draft', ...stamps }),
      deleteDoc(doc(db, path)),
    );
  });

  it('12: nobody changes or deletes an audit event or a published requirement set', async () => {
    await world.write(
      new Map([['clients/X/requirementSets/9', stamped({ status: 'published', clientId: 'X' })]]),
    );
    for (const actor of Object.values(ACTORS)) {
      const db = world.as(actor);
      const stamps = { updatedAt: serverTimestamp(), updatedBy: actor.uid };
      await expectDenied(
        updateDoc(doc(db, 'audit/X-A'), { action: 'x.y' }),
        deleteDoc(doc(db, 'audit/X-A')),
        setDoc(doc(db, 'audit/new'), { action: 'x.y' }),
        updateDoc(doc(db, 'clients/X/requirementSets/9'), { changeNote: 'Other text', ...stamps }),
        deleteDoc(doc(db, 'clients/X/requirementSets/9')),
      );
    }
  });

  it('19: the firm reads no note that a client keeps to itself', async () => {
    for (const role of ['5001', '5002'] as const) {
      const db = world.as(ACTORS[role]);
      await expectDenied(
        getDoc(doc(db, 'notes/5003-X-A')),
        getDocs(collection(db, 'notes')),
        getDocs(query(collection(db, 'notes'), where('clientId', '==', 'X'))),
        getDocs(query(collection(db, 'notes'), where('visibility', '==', 'client_private'))),
      );
    }
  });

  it('20: only customer service and the owner know of unredacted logs and sensitive files', async () => {
    for (const role of ['5001', '5003', '5004', '5006'] as const) {
      const db = world.as(ACTORS[role]);
      await expectDenied(
        getDoc(doc(db, 'companies/A/restrictedDocuments/d1')),
        getDocs(collection(db, 'companies/A/restrictedDocuments')),
        getDocs(collectionGroup(db, 'restrictedDocuments')),
      );
    }
  });
});

describe('four eyes', () => {
  it('without the client’s policy, or with four eyes, nobody decides an own variance', async () => {
    const { uid } = ACTORS['5003'];
    const decided = {
      state: 'approved',
      decidedBy: uid,
      decidedAt: serverTimestamp(),
      selfApproved: true,
      updatedAt: serverTimestamp(),
      updatedBy: uid,
    };
    const attempt = async (fourEyes: boolean | undefined) => {
      await world.write(
        new Map([
          [
            'variances/self',
            stamped({ clientId: 'X', contractorId: 'A', ...varianceContent(uid, '5003') }, uid),
          ],
        ]),
      );
      const policy = doc(world.trusted, 'clients/X');
      await (fourEyes === undefined ? deleteDoc(policy) : setDoc(policy, { fourEyes, varianceMaxDays: 180 }));
      return updateDoc(doc(world.as(ACTORS['5003']), 'variances/self'), decided);
    };
    expect((await answerOf(attempt(true))).answer).toBe('denied');
    expect((await answerOf(attempt(undefined))).answer).toBe('denied');
    expect((await answerOf(attempt(false))).answer).toBe('allowed');
  });
});
