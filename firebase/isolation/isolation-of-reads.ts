import { ACTORS, creation, type IsolationCase, SHOWN_STATES, shownId } from '@vcms/testing/access';
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
import { OVERRIDE } from '../access/relation-fixtures.ts';
import { CLOSED_STATES } from './isolation-documents.ts';
import { EVIDENCE, readsBelow, shownReadsBelow } from './isolation-test.ts';

const TOP_LISTS = [
  'engagements',
  'notes',
  'requirementOverrides',
  'snapshots',
  'announcements',
  'staffAssignments',
  'staffSnapshots',
  'calendarEvents',
  'invitations',
  'audit',
  'users',
  'notifications',
  'reviewTasks',
  'answerRows',
] as const;

function byField(db: Firestore, name: string, field: string, value: unknown): Promise<unknown> {
  return getDocs(query(collection(db, name), where(field, '==', value)));
}

/** Lists of client X that reach over what it sees: another client's people, and its own of long ago. */
function assignmentsBeyond(db: Firestore): readonly Promise<unknown>[] {
  const all = collection(db, 'staffAssignments');
  return [
    [where('clientId', '==', 'X')],
    [where('clientId', '==', 'X'), where('visible', '==', false)],
    [where('clientId', '==', 'X'), where('visible', 'in', [true, false])],
    [where('clientId', '==', 'X'), where('contractorId', '==', 'A')],
    [where('clientId', '==', 'Y'), where('visible', '==', true)],
    [where('visible', '==', true)],
    [where('contractorId', '==', 'A'), where('visible', '==', true)],
  ].map((asked) => getDocs(query(all, ...asked)));
}

/** Tests 1 to 10 of domain 5.3: what one company may not see or become of another. */
export const ISOLATION_OF_READS: readonly IsolationCase[] = [
  {
    number: 1,
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
    denied: (world) => {
      const db = world.as(ACTORS['5005']);
      return [
        ...['engagements/Y_B', 'requirementOverrides/Y-B', 'snapshots/Y-B', 'staffSnapshots/Y-B'].map(
          (path) => getDoc(doc(db, path)),
        ),
        ...['engagements', 'requirementOverrides', 'snapshots', 'staffSnapshots'].map((name) =>
          byField(db, name, 'contractorId', 'B'),
        ),
        byField(db, 'engagements', 'clientId', 'X'),
        getDoc(doc(db, 'intakePauses/B')),
        getDocs(collection(db, 'intakePauses')),
        ...['A', 'B'].flatMap((id) => [
          setDoc(doc(db, 'intakePauses', id), {
            companyId: id,
            until: new Date(0),
            writesUntil: new Date(0),
          }),
          deleteDoc(doc(db, 'intakePauses', id)),
        ]),
      ];
    },
    allowed: (world) => {
      const db = world.as(ACTORS['5005']);
      return [
        ...['engagements', 'requirementOverrides'].map((name) => byField(db, name, 'contractorId', 'A')),
        getDoc(doc(db, 'intakePauses/A')),
      ];
    },
  },
  {
    number: 3,
    denied: (world) => [
      ...readsBelow(world.as(ACTORS['5003']), 'B'),
      ...readsBelow(world.as(ACTORS['5004']), 'B'),
      ...shownReadsBelow(world.as(ACTORS['5003']), 'B'),
      ...shownReadsBelow(world.as(ACTORS['5004']), 'B'),
      getDoc(doc(world.as(ACTORS['5003']), 'companies/B')),
      getDoc(doc(world.as(ACTORS['5003']), 'companies/B/private/main')),
    ],
    allowed: (world) => shownReadsBelow(world.as(ACTORS['5003']), 'A', ['policies', 'oshaYears', 'emr']),
  },
  {
    number: 4,
    denied: (world) => {
      const db = world.as(ACTORS['5003']);
      return CLOSED_STATES.flatMap((state) => [
        getDoc(doc(db, `companies/was-${state}/policies/p1`)),
        ...shownReadsBelow(db, `was-${state}`, ['policies', 'oshaYears']),
        getDocs(collection(db, `companies/was-${state}/policies/p1/policyVersions`)),
        getDoc(doc(db, `snapshots/X_was-${state}`)),
        getDoc(doc(db, `staffAssignments/X_s-was-${state}`)),
      ]);
    },
    allowed: (world) =>
      CLOSED_STATES.map((state) => getDoc(doc(world.as(ACTORS['5003']), `engagements/X_was-${state}`))),
  },
  {
    number: 5,
    denied: (world) => {
      const db = world.as(ACTORS['5003']);
      const paths = [
        'engagements/Y_A',
        'companies/Y',
        'requirementOverrides/Y-A',
        'notes/5003-Y-A',
        'snapshots/Y-A',
        'staffSnapshots/Y-A',
        'companies/A/reviews/of-y',
        'companies/A/reviews/of-y/internal/main',
        'companies/A/reviews/of-stranger',
        'companies/A/documents/for-y',
        'companies/A/documents/of-stranger',
        'companies/A/documentTexts/of-stranger',
        `companies/A/policies/${shownId('d1')}/holders/Y`,
        'reviewTasks/Y_policy_A_p1',
        'reviewTasks/Y_staff_document_A_d1',
        'reviewTasks/firm_policy_A_p1',
        'answerRows/Y_A_safety',
        'answerRows/firm_A_safety',
      ];
      return [
        ...paths.map((path) => getDoc(doc(db, path))),
        byField(db, 'engagements', 'clientId', 'Y'),
        byField(db, 'staffSnapshots', 'clientId', 'Y'),
        byField(db, 'staffSnapshots', 'contractorId', 'A'),
        getDoc(doc(db, 'staffAssignments/Y_s-A')),
        ...assignmentsBeyond(db),
        byField(db, 'engagements', 'contractorId', 'A'),
        getDocs(collection(db, 'companies/A/reviews')),
        getDocs(query(collection(db, 'companies/A/documents'), where(...SHOWN_STATES))),
        ...['documents', 'documentTexts'].map((kind) =>
          getDocs(
            query(
              collection(db, `companies/A/${kind}`),
              where(...SHOWN_STATES),
              where('staffId', '==', 'stranger'),
            ),
          ),
        ),
        byField(db, 'companies/A/reviews', 'scope', 'Y'),
        byField(db, 'companies/A/reviews', 'subjectType', 'staff_document'),
        byField(db, 'companies/A/reviews', 'staffId', 'stranger'),
        ...['Y', 'firm'].map((scope) => byField(db, 'reviewTasks', 'scope', scope)),
        byField(db, 'reviewTasks', 'contractorId', 'A'),
        ...['Y', 'firm'].map((scope) => byField(db, 'answerRows', 'scope', scope)),
        byField(db, 'answerRows', 'contractorId', 'A'),
      ];
    },
    allowed: (world) => {
      const db = world.as(ACTORS['5003']);
      return [
        byField(db, 'reviewTasks', 'scope', 'X'),
        byField(db, 'answerRows', 'scope', 'X'),
        getDocs(
          query(
            collection(db, 'staffAssignments'),
            where('clientId', '==', 'X'),
            where('visible', '==', true),
          ),
        ),
        getDocs(
          query(
            collection(db, 'companies/A/reviews'),
            where('scope', 'in', ['firm', 'X']),
            where('subjectType', '==', 'policy'),
          ),
        ),
      ];
    },
  },
  {
    number: 6,
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
    denied: (world) => {
      const { uid } = ACTORS['5004'];
      const db = world.as(ACTORS['5004']);
      const side = { clientId: 'X', contractorId: 'A' };
      const stamps = { updatedAt: serverTimestamp(), updatedBy: uid };
      return [
        setDoc(doc(db, 'requirementOverrides/new'), creation('', uid, { ...side, ...OVERRIDE })),
        setDoc(doc(db, 'clients/X/requirementSets/3'), creation('', uid, { clientId: 'X', n: 3 })),
        setDoc(doc(db, 'companies/A/reviews/new'), creation('', uid, { scope: 'X' })),
        ...['approved', 'suspended'].map((state) =>
          updateDoc(doc(db, 'engagements/X_A'), { state, ...stamps }),
        ),
      ];
    },
    allowed: (world) => [byField(world.as(ACTORS['5004']), 'requirementOverrides', 'clientId', 'X')],
  },
  {
    number: 8,
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
];
