import type { CollectionName } from '@vcms/domain';
import {
  cleanAttendees,
  cleanDecision,
  cleanEngagement,
  cleanRecipient,
  cleanSender,
} from './clean-records.ts';
import { byField, byGroupField, type CompanyRow, type CompanyTie, type Only } from './company-tie.ts';

const CLIENT = { side: 'client', find: byField('clientId') } as const;
const CONTRACTOR = { side: 'contractor', find: byField('contractorId') } as const;

/** A client reads these only while it sees the contractor's evidence. */
const whileVisible: Only = ({ contractorId }, { visible }) => visible.has(String(contractorId));

const HISTORY = 'The other side’s record of whom it worked with, and of what was decided.';

/** Kept for the client, which decided; of a client that leaves it goes. */
const CLIENTS_OWN: readonly CompanyTie[] = [
  { ...CLIENT, relation: 'own' },
  { ...CONTRACTOR, relation: 'shared', why: HISTORY },
];
const BOTH_KEEP: readonly CompanyTie[] = [
  { ...CLIENT, relation: 'shared', why: HISTORY },
  { ...CONTRACTOR, relation: 'shared', why: HISTORY },
];

/** Records of a client with a contractor. */
export const RELATION_ROWS = {
  engagements: {
    ties: BOTH_KEEP.map((tie) => ({ ...tie, clean: cleanEngagement })),
  },
  engagementDecisions: {
    ties: [
      { ...CLIENT, relation: 'shared', clean: cleanDecision, why: HISTORY },
      { ...CONTRACTOR, relation: 'shared', why: HISTORY },
    ],
  },
  contractorRequests: { ties: [{ ...CLIENT, relation: 'own' }] },
  requirementOverrides: { ties: CLIENTS_OWN },
  brokerRequests: {
    ties: [
      { ...CONTRACTOR, relation: 'own' },
      { side: 'client', relation: 'mention', why: 'It says what the contractor asked of its broker.' },
    ],
    omit: ['tokenHash'],
  },
  documentRequests: { ties: BOTH_KEEP },
  staffAssignments: {
    ties: [
      { ...CONTRACTOR, relation: 'own' },
      {
        ...{ ...CLIENT, relation: 'shared', only: whileVisible },
        why: 'The contractor’s record of where its people worked.',
      },
      { side: 'client', relation: 'mention', why: 'The contractor’s record of where its people worked.' },
    ],
  },
  staffSnapshots: {
    ties: [
      { ...CONTRACTOR, relation: 'own' },
      { ...CLIENT, relation: 'own', exportIf: whileVisible },
    ],
  },
  snapshots: {
    ties: [
      { ...CONTRACTOR, relation: 'own' },
      { ...CLIENT, relation: 'own', exportIf: whileVisible },
    ],
  },
  variances: { ties: BOTH_KEEP },
  varianceInternal: {
    ties: [
      { side: 'client', relation: 'own', find: { by: 'parent', parent: byField('clientId') } },
      { side: 'contractor', relation: 'mention', why: 'The client wrote it to itself.' },
    ],
  },
  notes: {
    ties: [
      { ...CLIENT, relation: 'own', only: ({ visibility }) => visibility !== 'shared' },
      {
        ...{ ...CLIENT, relation: 'shared', only: ({ visibility }) => visibility === 'shared' },
        why: 'The contractor reads it too.',
      },
      {
        ...{ ...CONTRACTOR, relation: 'shared', only: ({ visibility }) => visibility === 'shared' },
        why: 'The client wrote it.',
      },
      {
        side: 'contractor',
        relation: 'mention',
        why: 'The client’s own notes; the contractor never saw them.',
      },
    ],
  },
  announcements: {
    ties: [
      { ...CLIENT, relation: 'own' },
      { side: 'contractor', relation: 'mention', why: 'The client’s list of whom it meant to tell.' },
    ],
  },
  announcementRecipients: {
    ties: [
      {
        ...{ side: 'client', relation: 'shared', find: byGroupField('clientId'), clean: cleanSender },
        why: 'The contractor’s copy of what it was told and acknowledged.',
      },
      {
        ...{
          side: 'contractor',
          relation: 'shared',
          find: byGroupField('contractorId'),
          clean: cleanRecipient,
        },
        why: 'The client’s proof that it told its contractor.',
      },
    ],
  },
  calendarEvents: {
    ties: [
      { relation: 'own', find: byField('ownerCompanyId') },
      ...[CLIENT, CONTRACTOR].map(
        (side): CompanyTie => ({
          ...{ ...side, relation: 'shared', clean: cleanAttendees, why: 'The other side’s event.' },
          only: ({ ownerCompanyId }, { id }) => ownerCompanyId !== id,
        }),
      ),
    ],
  },
  reviewTasks: {
    ties: [
      {
        ...{ ...CONTRACTOR, relation: 'trace' },
        why: 'The queues of those who review; made of the evidence, which is exported.',
      },
      { side: 'client', relation: 'own', find: byField('scope') },
    ],
  },
  answerRows: {
    ties: [
      { ...CONTRACTOR, relation: 'trace', why: 'Made of the answers, which are exported.' },
      { side: 'client', relation: 'own', find: byField('scope'), exportIf: whileVisible },
    ],
  },
  locks: {
    ties: [
      { ...CONTRACTOR, relation: 'trace', why: 'Lasts for 15 minutes.' },
      { side: 'client', relation: 'trace', find: byField('scope'), why: 'Lasts for 15 minutes.' },
    ],
  },
} as const satisfies Partial<Record<CollectionName, CompanyRow>>;
