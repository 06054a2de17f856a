import { announcementsOf, recipientsOf } from '@vcms/announcements/data';
import * as data from '@vcms/data';
import { contractorsOfFirm } from '@vcms/documents/data';
import { STATISTICS_SUBJECTS } from '@vcms/domain';
import { contractorsIn } from '@vcms/engagements/data';
import { answerRowsOf } from '@vcms/questionnaires/data';
import { assignmentsInSightQuery } from '@vcms/workforce/data';
import { query, where } from 'firebase/firestore';
import { FILE_REGISTERS } from './file-registers.ts';
import type { Register } from './register.ts';

const OUTSIDE = ['5003', '5004', '5005', '5006'] as const;

const AUDIT_DAYS = { from: new Date('2026-11-01T00:00:00Z'), before: new Date('2026-12-01T00:00:00Z') };

/** Long lists, with the filters and orders their pages offer, alone and together. */
export const REGISTERS: readonly Register[] = [
  {
    role: '5001',
    base: (db) => data.recordsOf(db, 'companies'),
    fields: ['name', 'updatedAt'],
    words: true,
    filters: [
      {},
      { kind: 'client' },
      { kind: 'contractor', status: 'active' },
      { kind: 'contractor', status: 'active', plan: 'full', state: 'IL' },
    ],
  },
  {
    role: '5001',
    base: (db) => data.recordsOf(db, 'benchmarks'),
    fields: ['naics', 'updatedAt'],
    words: true,
    filters: [{}],
    holding: [{ nameWords: '2023' }],
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
    words: true,
    filters: [{}, { clientId: 'X' }],
    holding: [{}, { 'insurance.flags': 'ends_30' }],
  },
  {
    role: '5004',
    base: (db) => data.standingsOf(db, { clientId: 'X' }),
    fields: ['contractorName', 'insurance.endsOn'],
    words: true,
    filters: [{}],
    holding: [{}, { 'insurance.flags': 'missing' }],
  },
  {
    role: '5003',
    base: (db) => data.standingsOf(db, { clientId: 'X' }),
    fields: ['contractorName', 'programMean'],
    words: true,
    filters: [{}],
  },
  {
    role: '5004',
    base: (db) => contractorsIn(db, 'X', ['approved', 'suspended']),
    fields: ['contractorName', 'changesOn', 'updatedAt'],
    words: true,
    filters: [
      {},
      { overall: 'expiring' },
      { overall: 'expiring', state: 'approved' },
      { overall: 'expiring', riskLevel: 'high' },
    ],
    holding: [{}, { contractorTrades: 'roofing' }],
  },
  ...(['firm', 'X'] as const).map(
    (scope): Register => ({
      role: scope === 'firm' ? '5002' : '5003',
      base: (db) => data.reviewTasksOf(db, scope, ['policy']),
      fields: ['submittedOn'],
      filters: [{}, { line: 'gl' }, { state: 'in_review' }, { line: 'gl', state: 'submitted' }],
    }),
  ),
  ...(['firm', 'X'] as const).map(
    (scope): Register => ({
      role: scope === 'firm' ? '5002' : '5003',
      base: (db) => data.reviewTasksOf(db, scope, STATISTICS_SUBJECTS),
      fields: ['submittedOn'],
      filters: [
        {},
        { subjectType: 'emr' },
        { state: 'in_review' },
        { subjectType: 'emr', state: 'submitted' },
      ],
    }),
  ),
  ...(['firm', 'X'] as const).map(
    (scope): Register => ({
      role: scope === 'firm' ? '5002' : '5003',
      base: (db) => data.reviewTasksOf(db, scope, ['program']),
      fields: ['submittedOn'],
      filters: [{}, { state: 'in_review' }],
    }),
  ),
  ...(['firm', 'X'] as const).map(
    (scope): Register => ({
      role: scope === 'firm' ? '5002' : '5003',
      base: (db) => data.reviewTasksOf(db, scope, ['document']),
      fields: ['submittedOn'],
      filters: [{}, { state: 'in_review' }],
    }),
  ),
  ...(['firm', 'X'] as const).map(
    (scope): Register => ({
      role: scope === 'firm' ? '5002' : '5003',
      base: (db) => data.reviewTasksOf(db, scope, ['questionnaire']),
      fields: ['submittedOn'],
      filters: [{}, { state: 'in_review' }],
    }),
  ),
  ...(['firm', 'X'] as const).map(
    (scope): Register => ({
      role: scope === 'firm' ? '5002' : '5003',
      base: (db) => answerRowsOf(db, scope),
      fields: ['contractorName'],
      words: true,
      filters: [{}, { state: 'accepted' }, { kind: 'general' }, { state: 'draft', kind: 'supplement' }],
      holding: [{}, { marks: 'knockout' }],
    }),
  ),
  {
    role: '5003',
    base: (db) => data.reviewTasksOf(db, 'X', ['staff_document']),
    fields: ['submittedOn'],
    filters: [{}, { contractorId: 'A' }],
  },
  ...[{}, { companyId: 'A' }, AUDIT_DAYS, { companyId: 'A', ...AUDIT_DAYS }].map(
    (range): Register => ({
      role: '5001',
      base: (db) => data.auditLinesOf(db, range),
      fields: ['at'],
      filters: [
        {},
        { actorUid: 'u-cs' },
        { entityType: 'policy', entityId: 'p1' },
        { action: 'policy.submit' },
        { actorUid: 'u-cs', entityType: 'policy', entityId: 'p1', action: 'policy.submit' },
      ],
    }),
  ),
  {
    role: '5002',
    base: (db) => query(data.recordsOf(db, 'companies'), where('kind', 'in', ['client', 'contractor'])),
    fields: ['name', 'updatedAt'],
    words: true,
    filters: [{}, { plan: 'full', status: 'active' }],
  },
  { role: '5002', base: contractorsOfFirm, fields: ['name'], words: true, filters: [{}] },
  ...FILE_REGISTERS,
  {
    role: '5005',
    base: (db) => data.recordsOf(db, 'staff', 'A'),
    fields: ['lastName'],
    filters: [{}, { status: 'active' }, { jobRole: 'Welder' }, { status: 'active', jobRole: 'Welder' }],
  },
  {
    role: '5003',
    base: (db) => assignmentsInSightQuery(db, 'X'),
    fields: ['name'],
    filters: [{}, { contractorId: 'A' }, { jobRole: 'Welder' }, { contractorId: 'A', jobRole: 'Welder' }],
    holding: [{}, { sites: 'North yard' }],
  },
  {
    role: '5003',
    base: (db) => query(data.recordsOf(db, 'staffSnapshots'), where('clientId', '==', 'X')),
    fields: ['name'],
    filters: [
      { status: 'missing' },
      { status: 'missing', contractorId: 'A' },
      { status: 'missing', jobRole: 'Welder' },
      { status: 'missing', contractorId: 'A', jobRole: 'Welder' },
    ],
    holding: [{}, { sites: 'North yard' }],
  },
  {
    role: '5004',
    base: (db) => announcementsOf(db, 'X'),
    fields: ['createdAt'],
    filters: [{}, { state: 'sent' }],
  },
  {
    role: '5004',
    base: (db) => recipientsOf(db, 'a-X-A'),
    fields: ['contractorName'],
    filters: [{}, { mailState: 'failed' }],
  },
];
