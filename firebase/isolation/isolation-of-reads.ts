import {
  collection,
  collectionGroup,
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
import { OVERRIDE, varianceContent } from '../access/relation-fixtures.ts';
import { creation } from '../access/run-cell.ts';
import { ACTORS } from '../rules-world.ts';
import { CLOSED_STATES } from './isolation-documents.ts';
import { EVIDENCE, type IsolationTest, readsBelow } from './isolation-test.ts';

const TOP_LISTS = [
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
  'users',
  'notifications',
  'reviewTasks',
] as const;

function byField(db: Firestore, name: string, field: string, value: unknown): Promise<unknown> {
  return getDocs(query(collection(db, name), where(field, '==', value)));
}

/** Tests 1 to 10 of domain 5.3: what one company may not see or become of another. */
export const ISOLATION_OF_READS: readonly IsolationTest[] = [
  {
    number: 1,
    title: 'a contractor gets and lists no sub-collection of another contractor',
    denied: (world) => {
      const db = world.as(ACTORS['5005']);
      return [
        ...readsBelow(db, 'B'),
        getDoc(doc(db, 'companies/B/private/main')),
        getDoc(doc(db, 'companies/B/staff/s-B/staffDocuments/d1')),
        getDocs(collection(db, 'companies/B/staff/s-B/staffDocuments')),
        ...EVIDENCE.map((name) => getDocs(collectionGroup(db, name))),
      ];
    },
    allowed: (world) => readsBelow(world.as(ACTORS['5005']), 'A', ['policies', 'oshaYears', 'staff']),
  },
  {
    number: 2,
    title: 'a contractor reads no engagement, variance, override or snapshot of another',
    denied: (world) => {
      const db = world.as(ACTORS['5005']);
      return [
        ...['engagements/Y_B', 'variances/v-Y-B', 'requirementOverrides/Y-B', 'snapshots/Y-B'].map((path) =>
          getDoc(doc(db, path)),
        ),
        ...['engagements', 'variances', 'requirementOverrides', 'snapshots'].map((name) =>
          byField(db, name, 'contractorId', 'B'),
        ),
        byField(db, 'engagements', 'clientId', 'X'),
      ];
    },
    allowed: (world) => {
      const db = world.as(ACTORS['5005']);
      return ['engagements', 'variances', 'requirementOverrides'].map((name) =>
        byField(db, name, 'contractorId', 'A'),
      );
    },
  },
  {
    number: 3,
    title: 'a client reads no evidence of a contractor it has no engagement with',
    denied: (world) => [
      ...readsBelow(world.as(ACTORS['5003']), 'B'),
      ...readsBelow(world.as(ACTORS['5004']), 'B'),
      getDoc(doc(world.as(ACTORS['5003']), 'companies/B')),
      getDoc(doc(world.as(ACTORS['5003']), 'companies/B/private/main')),
    ],
    allowed: (world) => readsBelow(world.as(ACTORS['5003']), 'A', ['policies', 'oshaYears', 'emr']),
  },
  {
    number: 4,
    title: `nor of one whose engagement is ${CLOSED_STATES.join(', ')}`,
    denied: (world) => {
      const db = world.as(ACTORS['5003']);
      return CLOSED_STATES.flatMap((state) => [
        getDoc(doc(db, `companies/was-${state}/policies/p1`)),
        getDocs(collection(db, `companies/was-${state}/policies`)),
        getDocs(collection(db, `companies/was-${state}/policies/p1/policyVersions`)),
        getDocs(collection(db, `companies/was-${state}/oshaYears`)),
        getDoc(doc(db, `snapshots/X_was-${state}`)),
      ]);
    },
    allowed: (world) =>
      CLOSED_STATES.map((state) => getDoc(doc(world.as(ACTORS['5003']), `engagements/X_was-${state}`))),
  },
  {
    number: 5,
    title: 'a client reads nothing that another client keeps on a contractor of both',
    denied: (world) => {
      const db = world.as(ACTORS['5003']);
      const paths = [
        'engagements/Y_A',
        'companies/Y',
        'variances/v-Y-A',
        'requirementOverrides/Y-A',
        'notes/5003-Y-A',
        'snapshots/Y-A',
        'companies/A/reviews/of-y',
        'companies/A/reviews/of-y/internal/main',
        'companies/A/documents/for-y',
        'companies/A/policies/d1/holders/Y',
        'reviewTasks/Y_policy_A_p1',
        'reviewTasks/firm_policy_A_p1',
      ];
      return [
        ...paths.map((path) => getDoc(doc(db, path))),
        byField(db, 'engagements', 'clientId', 'Y'),
        byField(db, 'engagements', 'contractorId', 'A'),
        getDocs(collection(db, 'companies/A/reviews')),
        getDocs(collection(db, 'companies/A/documents')),
        byField(db, 'companies/A/reviews', 'scope', 'Y'),
        ...['Y', 'firm'].map((scope) => byField(db, 'reviewTasks', 'scope', scope)),
        byField(db, 'reviewTasks', 'contractorId', 'A'),
      ];
    },
    allowed: (world) => {
      const db = world.as(ACTORS['5003']);
      return [
        getDoc(doc(db, 'variances/v-X-A')),
        byField(db, 'reviewTasks', 'scope', 'X'),
        getDocs(query(collection(db, 'companies/A/reviews'), where('scope', 'in', ['firm', 'X']))),
      ];
    },
  },
  {
    number: 6,
    title: 'a list that does not name the own side is refused whole',
    denied: (world) =>
      (['5003', '5004', '5005', '5006'] as const).flatMap((role) => {
        const db = world.as(ACTORS[role]);
        return [
          ...TOP_LISTS.map((name) => getDocs(collection(db, name))),
          byField(db, 'engagements', 'state', 'approved'),
          getDocs(query(collection(db, 'engagements'), where('clientId', 'in', ['X', 'Y']))),
        ];
      }),
    allowed: (world) => [
      byField(world.as(ACTORS['5003']), 'engagements', 'clientId', 'X'),
      byField(world.as(ACTORS['5005']), 'engagements', 'contractorId', 'A'),
    ],
  },
  {
    number: 7,
    title:
      'a client on the reduced plan creates no review, variance, requirement or override and approves nobody',
    denied: (world) => {
      const { uid } = ACTORS['5004'];
      const db = world.as(ACTORS['5004']);
      const side = { clientId: 'X', contractorId: 'A' };
      const stamps = { updatedAt: serverTimestamp(), updatedBy: uid };
      return [
        setDoc(doc(db, 'variances/new'), creation('', uid, { ...side, ...varianceContent(uid, '5004') })),
        setDoc(doc(db, 'requirementOverrides/new'), creation('', uid, { ...side, ...OVERRIDE })),
        setDoc(doc(db, 'clients/X/requirementSets/3'), creation('', uid, { clientId: 'X', n: 3 })),
        setDoc(doc(db, 'companies/A/reviews/new'), creation('', uid, { scope: 'X' })),
        ...['approved', 'suspended'].map((state) =>
          updateDoc(doc(db, 'engagements/X_A'), { state, ...stamps }),
        ),
      ];
    },
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5004']), 'variances/v-X-A'))],
  },
  {
    number: 8,
    title: 'a limited contractor reads no policy, year or program, not even its own',
    denied: (world) => [
      ...readsBelow(
        world.as(ACTORS['5006']),
        'L',
        EVIDENCE.filter((name) => name !== 'private'),
      ),
      ...readsBelow(world.as(ACTORS['5006']), 'A'),
    ],
    allowed: (world) => readsBelow(world.as({ ...ACTORS['5005'], companyId: 'L' }), 'L', ['policies']),
  },
  {
    number: 9,
    title: 'nobody writes the own role, company, status or e-mail address',
    denied: (world) =>
      (['5003', '5005', '5006'] as const).flatMap((role) => {
        const { uid } = ACTORS[role];
        const stamps = { updatedAt: serverTimestamp(), updatedBy: uid };
        return [
          { role: '5001' },
          { companyId: 'Y' },
          { companyName: 'Lakeshore Foods' },
          { status: 'invited' },
          { email: 'new@example.test' },
          { claims: { role: '5001' } },
        ].map((change) => updateDoc(doc(world.as(ACTORS[role]), 'users', uid), { ...change, ...stamps }));
      }),
    allowed: (world) =>
      (['5003', '5005', '5006'] as const).map((role) => {
        const { uid } = ACTORS[role];
        const change = { title: 'Foreman', updatedAt: serverTimestamp(), updatedBy: uid };
        return updateDoc(doc(world.as(ACTORS[role]), 'users', uid), change);
      }),
  },
  {
    number: 10,
    title: 'a client makes nobody of its company a member of the firm',
    denied: (world) => {
      const { uid } = ACTORS['5003'];
      const db = world.as(ACTORS['5003']);
      const stamps = { updatedAt: serverTimestamp(), updatedBy: uid };
      return [
        ...[{ role: '5002' }, { companyId: 'firm' }, { status: 'disabled' }].map((change) =>
          updateDoc(doc(db, 'users/somebody-of-X'), { ...change, ...stamps }),
        ),
        setDoc(doc(db, 'invitations/new'), creation('', uid, { role: '5002', inviterCompanyId: 'X' })),
      ];
    },
    allowed: (world) => [getDoc(doc(world.as(ACTORS['5003']), 'users/somebody-of-X'))],
  },
];
