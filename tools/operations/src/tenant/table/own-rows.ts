import type { CollectionName } from '@vcms/domain';
import { byField, byGroupField, byPath, type CompanyRow, type CompanyTie } from './company-tie.ts';

const OWN: CompanyTie = { relation: 'own', find: byPath };
const OF_CONTRACTOR: CompanyRow = { ties: [{ ...OWN, side: 'contractor' }] };
const OF_CLIENT: CompanyRow = { ties: [{ ...OWN, side: 'client' }] };

const THEIRS = 'The evidence is the contractor’s; it names the client by its id alone.';

/** What lies below `companies/{id}` and `clients/{id}`. */
export const OWN_ROWS = {
  companies: {
    ties: [
      OWN,
      { relation: 'mention', why: 'A company that was merged into it says so; it is archived by itself.' },
    ],
  },
  companyPrivate: { ties: [OWN] },
  contacts: { ties: [OWN] },
  clientPolicies: OF_CLIENT,
  requirementSets: OF_CLIENT,
  staffDocTypes: OF_CLIENT,
  policies: OF_CONTRACTOR,
  policyHolders: {
    ties: [...OF_CONTRACTOR.ties, { side: 'client', relation: 'mention', why: THEIRS }],
  },
  policyVersions: {
    ties: [...OF_CONTRACTOR.ties, { side: 'client', relation: 'mention', why: THEIRS }],
  },
  renewalConsents: OF_CONTRACTOR,
  oshaYears: OF_CONTRACTOR,
  oshaYearVersions: OF_CONTRACTOR,
  emr: OF_CONTRACTOR,
  emrVersions: OF_CONTRACTOR,
  notRated: OF_CONTRACTOR,
  notRatedVersions: OF_CONTRACTOR,
  programVersions: OF_CONTRACTOR,
  answers: {
    ties: [
      ...OF_CONTRACTOR.ties,
      { side: 'client', relation: 'mention', why: 'Answers to a client’s questions are the contractor’s.' },
    ],
  },
  documents: {
    ties: [
      ...OF_CONTRACTOR.ties,
      {
        ...{ side: 'client', relation: 'shared', find: byGroupField('visibility', 'folder') },
        only: ({ createdBy }, { people }) => people.some(({ uid }) => uid === createdBy),
        why: 'A paper that the client put into its own folder at the contractor is on file at both.',
      },
      { side: 'client', relation: 'mention', why: THEIRS },
    ],
  },
  documentTexts: {
    ties: [
      {
        ...{ side: 'contractor', relation: 'trace', find: byPath },
        why: 'Words for the search, made of the files, which are exported.',
      },
      { side: 'client', relation: 'mention', why: THEIRS },
    ],
  },
  restrictedDocuments: OF_CONTRACTOR,
  sampleDocuments: OF_CLIENT,
  announcementDocuments: OF_CLIENT,
  staff: OF_CONTRACTOR,
  staffDocuments: OF_CONTRACTOR,
  reviews: {
    ties: [
      { ...OWN, side: 'contractor', only: ({ scope }) => scope === 'firm' },
      {
        ...{ side: 'contractor', relation: 'shared', find: byPath, only: ({ scope }) => scope !== 'firm' },
        why: 'A client keeps its own reviews (domain 2): they say why it let the contractor in.',
      },
      {
        ...{ side: 'client', relation: 'shared', find: byGroupField('scope') },
        why: 'The contractor keeps what was decided about its evidence.',
      },
    ],
  },
  reviewInternal: {
    ties: [
      {
        ...{ side: 'contractor', relation: 'trace' },
        find: { by: 'parent', parent: byPath, only: ({ scope }) => scope === 'firm' },
        why: 'Comments among the firm’s reviewers are not the contractor’s to read (domain 5.2).',
      },
      { side: 'contractor', relation: 'mention', why: 'A client’s reviewers wrote it to themselves.' },
      { side: 'client', relation: 'own', find: { by: 'parent', parent: byGroupField('scope') } },
    ],
  },
  accessLog: {
    ties: [
      OWN,
      { relation: 'mention', why: 'Who opened a file is the record of the company whose file it was.' },
    ],
  },
  savedComments: { ties: [{ side: 'client', relation: 'own', find: byField('owner') }] },
  questionnaires: {
    ties: [
      {
        ...{ side: 'client', relation: 'shared', find: byField('owner') },
        why: 'Contractors’ answers cannot be read without the questions.',
      },
    ],
  },
  questionnaireVersions: {
    ties: [
      {
        ...{ side: 'client', relation: 'own', find: byGroupField('owner') },
        only: ({ status }) => status === 'draft',
      },
      {
        ...{ side: 'client', relation: 'shared', find: byGroupField('owner') },
        only: ({ status }) => status !== 'draft',
        why: 'Contractors’ answers cannot be read without the questions.',
      },
    ],
  },
} as const satisfies Partial<Record<CollectionName, CompanyRow>>;
