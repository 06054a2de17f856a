import { companiesNamedQuery } from '@vcms/companies/data';
import * as data from '@vcms/data';
import { brokerRequestsQuery, policiesNumberedQuery, renewalConsentsQuery } from '@vcms/insurance/data';
import type { Runs } from './runs.ts';

const FROM = new Date('2026-11-01T00:00:00Z');
const OUTSIDE = ['5003', '5004', '5005', '5006'] as const;

/** Queries of who is there: companies, people, invitations, engagements. */
export const PEOPLE_RUNS = {
  companiesQuery: [['5002', (db) => data.companiesQuery(db, { kind: 'client', status: 'active' })]],
  companiesNamedQuery: [
    ['5001', (db) => companiesNamedQuery(db, ['firm', 'client', 'contractor'], 'works br', 6)],
    ['5002', (db) => companiesNamedQuery(db, ['client', 'contractor'], 'br', 6)],
  ],
  policiesNumberedQuery: [
    ['5002', (db) => policiesNumberedQuery(db, undefined, 'gl-10', 6)],
    ['5005', (db) => policiesNumberedQuery(db, 'A', 'gl-10', 6)],
  ],
  firmQuery: [['5006', (db) => data.firmQuery(db)]],
  listQuery: [
    [
      '5001',
      (db) =>
        data.listQuery(data.recordsOf(db, 'companies'), {
          filters: { kind: 'client' },
          search: '',
          order: { field: 'name', descending: false, type: 'text' },
          size: 25,
        }),
    ],
  ],
  usersNamedQuery: [
    ['5001', (db) => data.usersNamedQuery(db, undefined, 'vance', 6)],
    ['5002', (db) => data.usersNamedQuery(db, OUTSIDE, 'mara vance', 6)],
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
    ['5002', (db) => brokerRequestsQuery(db, 'A')],
    ['5005', (db) => brokerRequestsQuery(db, 'A')],
  ],
  renewalConsentsQuery: [
    ['5002', (db) => renewalConsentsQuery(db, 'A')],
    ['5005', (db) => renewalConsentsQuery(db, 'A')],
  ],
  engagementsOfClientQuery: [['5004', (db) => data.engagementsOfClientQuery(db, 'X')]],
  engagementsOfContractorQuery: [['5005', (db) => data.engagementsOfContractorQuery(db, 'A')]],
  engagementOfPairQuery: [['5003', (db) => data.engagementOfPairQuery(db, 'X', 'A')]],
  engagementsInStatesQuery: [['5002', (db) => data.engagementsInStatesQuery(db, ['submitted', 'approved'])]],
  engagementsOfClientInStatesQuery: [
    ['5003', (db) => data.engagementsOfClientInStatesQuery(db, 'X', ['submitted', 'in_progress'])],
  ],
  engagementsOfClientWithStatusQuery: [
    ['5004', (db) => data.engagementsOfClientWithStatusQuery(db, 'X', 'approved', 'non_compliant')],
  ],
  lastMovedOfClientQuery: [['5004', (db) => data.lastMovedOfClientQuery(db, 'X')]],
  unmovedInStatesQuery: [['5002', (db) => data.unmovedInStatesQuery(db, ['invited', 'in_progress'], FROM)]],
  longestInStateQuery: [['5002', (db) => data.longestInStateQuery(db, 'submitted', 10)]],
  contractorsBeginningQuery: [
    ['5003', (db) => data.contractorsBeginningQuery(db, 'X', '', 6)],
    ['5002', (db) => data.contractorsBeginningQuery(db, 'X', 'acme', 6)],
  ],
  companiesWithoutPersonQuery: [['5001', (db) => data.companiesWithoutPersonQuery(db, 5)]],
  declaredFactsQuery: [['5002', (db) => data.declaredFactsQuery(db, 5)]],
  engagementsWithoutDemandsQuery: [['5001', (db) => data.engagementsWithoutDemandsQuery(db, 5)]],
} satisfies Runs;
