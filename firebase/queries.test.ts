import * as data from '@vcms/data';
import {
  collection,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldDocuments } from './access/access-documents.ts';
import { type AccessWorld, startAccessWorld } from './access/access-world.ts';
import { answerOf } from './access/run-cell.ts';
import { ACTORS, type Role } from './rules-world.ts';

const FROM = new Date('2026-11-01T00:00:00Z');
const TO = new Date('2026-12-01T00:00:00Z');
const OUTSIDE = ['5003', '5004', '5005', '5006'] as const;
const CLIENT = { clientId: 'X' };
const CONTRACTOR = { contractorId: 'A' };

type Run = readonly [role: Role, build: (db: Firestore) => Query<unknown>];

interface Register {
  readonly role: Role;
  readonly base: (db: Firestore) => Query<unknown>;
  readonly fields: readonly string[];
  readonly filters: readonly Readonly<Record<string, string>>[];
  /** Values that a list in a field must hold. */
  readonly holding?: readonly Readonly<Record<string, string>>[];
}

/** Long lists, with the filters and orders their pages offer, alone and together. */
const REGISTERS: readonly Register[] = [
  {
    role: '5001',
    base: (db) => data.recordsOf(db, 'companies'),
    fields: ['name', 'updatedAt'],
    filters: [
      {},
      { kind: 'client' },
      { kind: 'contractor', status: 'active' },
      { kind: 'contractor', status: 'active', plan: 'full', state: 'IL' },
    ],
  },
  {
    role: '5002',
    base: (db) => query(data.recordsOf(db, 'users'), where('role', 'in', OUTSIDE)),
    fields: ['lastName', 'email', 'lastSignInAt'],
    filters: [{}, { status: 'active' }, { companyId: 'A', status: 'active' }],
  },
  {
    role: '5002',
    base: (db) => data.standingsOf(db, {}),
    fields: ['contractorName', 'insurance.endsOn'],
    filters: [{}, { clientId: 'X' }],
    holding: [{}, { 'insurance.flags': 'ends_30' }],
  },
  {
    role: '5004',
    base: (db) => data.standingsOf(db, { clientId: 'X' }),
    fields: ['contractorName', 'insurance.endsOn'],
    filters: [{}],
    holding: [{}, { 'insurance.flags': 'missing' }],
  },
  {
    role: '5002',
    base: (db) => data.waitingPolicies(db),
    fields: ['submittedOn'],
    filters: [
      {},
      { line: 'gl' },
      { state: 'in_review' },
      { contractorId: 'A' },
      { line: 'gl', state: 'submitted', contractorId: 'A' },
    ],
  },
];

/** Each query as those who need it run it: rules and indexes must both let it through. */
const RUNS = {
  companiesQuery: [['5002', (db) => data.companiesQuery(db, { kind: 'client', status: 'active' })]],
  firmQuery: [['5006', (db) => data.firmQuery(db)]],
  pageQuery: REGISTERS.flatMap(({ role, base, filters, fields, holding = [{}] }) =>
    fields.flatMap((field) =>
      [true, false].flatMap((descending) =>
        filters.flatMap((chosen) =>
          holding.map(
            (held): Run => [
              role,
              (db) =>
                data.pageQuery(base(db), {
                  filters: chosen,
                  holding: held,
                  search: /name/i.test(field) ? 'br' : '',
                  order: { field, descending, holds: field.endsWith('At') ? 'time' : 'text' },
                  size: 25,
                }),
            ],
          ),
        ),
      ),
    ),
  ),
  listQuery: [
    [
      '5001',
      (db) =>
        data.listQuery(data.recordsOf(db, 'companies'), {
          filters: { kind: 'client' },
          search: '',
          order: { field: 'name', descending: false, holds: 'text' },
          size: 25,
        }),
    ],
  ],
  usersOfRoleQuery: [['5002', (db) => data.usersOfRoleQuery(db, '5005')]],
  usersOfCompanyQuery: [['5005', (db) => data.usersOfCompanyQuery(db, 'A')]],
  contactsQuery: [
    ['5003', (db) => data.contactsQuery(db, 'A')],
    ['5006', (db) => data.contactsQuery(db, 'X')],
  ],
  invitationsQuery: [
    ['5001', (db) => data.invitationsQuery(db, { state: 'sent' })],
    ['5002', (db) => data.invitationsQuery(db, { roles: OUTSIDE, state: 'sent', companyId: 'A' })],
    ['5005', (db) => data.invitationsQuery(db, { inviterCompanyId: 'A', state: 'expired' })],
  ],
  brokerRequestsQuery: [
    ['5002', (db) => data.brokerRequestsQuery(db, 'A')],
    ['5005', (db) => data.brokerRequestsQuery(db, 'A')],
  ],
  engagementsOfClientQuery: [['5004', (db) => data.engagementsOfClientQuery(db, 'X')]],
  engagementsOfContractorQuery: [['5005', (db) => data.engagementsOfContractorQuery(db, 'A')]],
  engagementOfPairQuery: [['5003', (db) => data.engagementOfPairQuery(db, 'X', 'A')]],
  engagementsOfContractorsQuery: [['5002', (db) => data.engagementsOfContractorsQuery(db, ['A', 'L'])]],
  engagementsInStatesQuery: [['5002', (db) => data.engagementsInStatesQuery(db, ['submitted', 'approved'])]],
  engagementsOfClientInStatesQuery: [
    ['5003', (db) => data.engagementsOfClientInStatesQuery(db, 'X', ['submitted', 'in_progress'])],
  ],
  lastMovedOfClientQuery: [['5004', (db) => data.lastMovedOfClientQuery(db, 'X')]],
  unmovedInStateQuery: [['5002', (db) => data.unmovedInStateQuery(db, 'in_progress', FROM)]],
  longestInStateQuery: [['5002', (db) => data.longestInStateQuery(db, 'submitted', 10)]],
  notificationsQuery: [['5003', (db) => data.notificationsQuery(db, ACTORS['5003'].uid)]],
  unreadNotificationsQuery: [['5003', (db) => data.unreadNotificationsQuery(db, ACTORS['5003'].uid, 100)]],
  reviewQueueQuery: data.QUEUED_EVIDENCE.map((name) => ['5002', (db) => data.reviewQueueQuery(db, name)]),
  endingPoliciesQuery: [['5002', (db) => data.endingPoliciesQuery(db, '2026-11-01', '2026-12-01')]],
  endingDocumentsQuery: [['5002', (db) => data.endingDocumentsQuery(db, '2026-11-01', '2026-12-01')]],
  clientDocumentsQuery: [
    ['5003', (db) => data.clientDocumentsQuery(db, 'A', 'X')],
    ['5004', (db) => data.clientDocumentsQuery(db, 'A', 'X')],
  ],
  clientReviewsQuery: [
    ['5003', (db) => data.clientReviewsQuery(db, 'A', 'X')],
    ['5004', (db) => data.clientReviewsQuery(db, 'A', 'X', 'policy')],
  ],
  firmReviewsQuery: [['5002', (db) => data.firmReviewsQuery(db, 'policy')]],
  ownReviewsQuery: [['5003', (db) => data.ownReviewsQuery(db, 'A', 'X')]],
  reviewsOfSubjectQuery: [['5005', (db) => data.reviewsOfSubjectQuery(db, 'A', 'policy')]],
  handedInPoliciesQuery: [
    ['5002', (db) => data.handedInPoliciesQuery(db, 'A', ['submitted', 'in_review'])],
    ['5003', (db) => data.handedInPoliciesQuery(db, 'A', ['submitted', 'in_review', 'accepted'])],
  ],
  reviewsOfContractorQuery: [['5005', (db) => data.reviewsOfContractorQuery(db, 'A')]],
  reviewsByQuery: [['5002', (db) => data.reviewsByQuery(db, 'u-cs')]],
  assignmentsOfClientQuery: [
    ['5003', (db) => data.assignmentsOfClientQuery(db, 'X')],
    ['5003', (db) => data.assignmentsOfClientQuery(db, 'X', 'A')],
  ],
  assignmentsOfContractorQuery: [['5005', (db) => data.assignmentsOfContractorQuery(db, 'A')]],
  accessLogQuery: [['5005', (db) => data.accessLogQuery(db, 'A')]],
  variancesQuery: [
    ['5003', (db) => data.variancesQuery(db, CLIENT, ['requested', 'approved'])],
    ['5005', (db) => data.variancesQuery(db, CONTRACTOR)],
  ],
  variancesOfPairQuery: [['5003', (db) => data.variancesOfPairQuery(db, 'X', 'A')]],
  overridesQuery: [
    ['5003', (db) => data.overridesQuery(db, CLIENT)],
    ['5005', (db) => data.overridesQuery(db, CONTRACTOR)],
  ],
  overridesOfPairQuery: [['5003', (db) => data.overridesOfPairQuery(db, 'X', 'A')]],
  contractorsBeginningQuery: [
    ['5003', (db) => data.contractorsBeginningQuery(db, 'X', '', 6)],
    ['5002', (db) => data.contractorsBeginningQuery(db, 'X', 'acme', 6)],
  ],
  requirementSetsQuery: [
    ['5004', (db) => data.requirementSetsQuery(db, 'X', 'client')],
    ['5005', (db) => data.requirementSetsQuery(db, 'X', 'contractor')],
  ],
  publishedQuestionnairesQuery: [['5005', (db) => data.publishedQuestionnairesQuery(db, ['firm', 'X'])]],
  notesOfClientQuery: [['5004', (db) => data.notesOfClientQuery(db, 'X', 'A')]],
  notesForFirmQuery: [['5002', (db) => data.notesForFirmQuery(db, 'A')]],
  clientNotesForFirmQuery: [['5002', (db) => data.clientNotesForFirmQuery(db, 'X')]],
  notesSharedWithQuery: [['5005', (db) => data.notesSharedWithQuery(db, 'A')]],
  announcementsQuery: [['5004', (db) => data.announcementsQuery(db, 'X')]],
  receivedAnnouncementsQuery: [['5006', (db) => data.receivedAnnouncementsQuery(db, 'L')]],
  snapshotsOfClientQuery: [
    ['5003', (db) => data.snapshotsOfClientQuery(db, 'X')],
    ['5004', (db) => data.snapshotsOfClientQuery(db, 'X', 'expiring')],
  ],
  snapshotsOfContractorQuery: [['5005', (db) => data.snapshotsOfContractorQuery(db, 'A')]],
  snapshotsWithStatusQuery: [['5002', (db) => data.snapshotsWithStatusQuery(db, 'non_compliant')]],
  snapshotsChangingQuery: [['5002', (db) => data.snapshotsChangingQuery(db, '2026-12-24')]],
  standingsQuery: [
    ['5003', (db) => data.standingsQuery(db, CLIENT)],
    ['5004', (db) => data.standingsQuery(db, CLIENT, 'expiring')],
    ['5002', (db) => data.standingsQuery(db, {}, 'non_compliant')],
    ['5005', (db) => data.standingsQuery(db, CONTRACTOR)],
  ],
  standingsToCountQuery: [
    ['5004', (db) => data.standingsToCountQuery(db, CLIENT, 'compliant')],
    ['5002', (db) => data.standingsToCountQuery(db, {}, 'compliant')],
  ],
  standingsChangingQuery: [
    ['5004', (db) => data.standingsChangingQuery(db, CLIENT, '2027-02-18')],
    ['5002', (db) => data.standingsChangingQuery(db, {}, '2027-02-18')],
  ],
  lastJudgedQuery: [
    ['5004', (db) => data.lastJudgedQuery(db, CLIENT)],
    ['5002', (db) => data.lastJudgedQuery(db, {})],
  ],
  policyDatesQuery: [['5005', (db) => data.policyDatesQuery(db, 'A', '2026-11-21')]],
  varianceLinesQuery: [
    ['5003', (db) => data.varianceLinesQuery(db, CLIENT, 'requested')],
    ['5004', (db) => data.varianceLinesQuery(db, CLIENT, 'approved')],
    ['5005', (db) => data.varianceLinesQuery(db, CONTRACTOR, 'approved')],
  ],
  waitingLinesQuery: data.QUEUED_EVIDENCE.map((name) => ['5002', (db) => data.waitingLinesQuery(db, name)]),
  auditQuery: [
    ['5001', (db) => data.auditQuery(db)],
    ['5002', (db) => data.auditQuery(db, { entityType: 'company', entityId: 'A' })],
    ['5001', (db) => data.auditQuery(db, { actorUid: 'u-cs', action: 'policy.submit', contractorId: 'A' })],
    ['5003', (db) => data.auditQuery(db, { clientId: 'X' })],
    ['5003', (db) => data.auditQuery(db, { clientId: 'X', action: 'review.decide' })],
  ],
  ownEventsQuery: [['5006', (db) => data.ownEventsQuery(db, ACTORS['5006'].uid, FROM, TO)]],
  companyEventsQuery: [['5001', (db) => data.companyEventsQuery(db, 'firm', FROM, TO)]],
  invitedEventsQuery: [['5004', (db) => data.invitedEventsQuery(db, ACTORS['5004'].uid, FROM, TO)]],
  engagementEventsQuery: [
    ['5003', (db) => data.engagementEventsQuery(db, { field: 'clientId', companyId: 'X' }, FROM, TO)],
    ['5005', (db) => data.engagementEventsQuery(db, { field: 'contractorId', companyId: 'A' }, FROM, TO)],
  ],
  helpTextsQuery: [['5003', (db) => data.helpTextsQuery(db, '5003')]],
  benchmarksQuery: [['5003', (db) => data.benchmarksQuery(db, '238')]],
} satisfies Readonly<Record<string, readonly Run[]>>;

let world: AccessWorld;
beforeAll(async () => {
  world = await startAccessWorld();
  await world.write(worldDocuments());
});
afterAll(() => world.stop());

describe('every query of the data package', () => {
  it.each(Object.entries<readonly Run[]>(RUNS))(
    '%s is proved by the rules and has its indexes',
    async (_name, runs) => {
      const answers = await Promise.all(
        runs.map(([role, build]) => answerOf(getDocs(query(build(world.as(ACTORS[role])), limit(25))))),
      );

      expect(answers.filter(({ answer }) => answer !== 'allowed')).toEqual([]);
    },
  );

  it('is tried here', () => {
    const exported = Object.keys(data).filter(
      (name) => name.endsWith('Query') && !/^use[A-Z]/.test(name) && name !== 'watchQuery',
    );

    expect(Object.keys(RUNS).sort()).toEqual(exported.sort());
  });

  it('would fail without its index', async () => {
    const unserved = query(
      collection(world.trusted, 'notes'),
      where('category', '==', 'safety'),
      orderBy('createdAt'),
    );
    const { answer, text } = await answerOf(getDocs(unserved));

    expect(answer).toBe('broken');
    expect(text).toContain('requires an index');
  });
});
