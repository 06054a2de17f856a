/**
 * The state tables of domain section 2 with the roles that move a record from a browser, by hand. What is not here is
 * denied: decisions that only trusted code takes (T in 5.2), and every pair the design does not name. '5002r': customer
 * service for a client on the reduced plan; '+': the person who asked.
 */
export interface StateTable {
  readonly states: readonly string[];
  /** 'from>to' and the roles. */
  readonly moves: Readonly<Record<string, string>>;
}

const EVIDENCE_STATES = [
  'draft',
  'submitted',
  'in_review',
  'accepted',
  'rejected',
  'changes_requested',
  'superseded',
  'cancelled',
  'withdrawn',
  'archived',
];

const EVIDENCE_MOVES = {
  'draft>draft': '5005',
  'draft>submitted': '5005',
  'submitted>in_review': '5002',
  'submitted>withdrawn': '5005',
  'in_review>withdrawn': '5005',
  'changes_requested>draft': '5005',
};

const EVIDENCE: StateTable = { states: EVIDENCE_STATES, moves: EVIDENCE_MOVES };

export const STATE_MOVES = {
  companies: { states: ['active', 'suspended', 'archived'], moves: {} },
  users: { states: ['invited', 'active', 'disabled'], moves: {} },
  invitations: { states: ['sent', 'opened', 'accepted', 'expired', 'revoked'], moves: {} },
  brokerRequests: { states: ['sent', 'opened', 'received', 'expired', 'revoked'], moves: {} },
  engagements: {
    states: [
      'requested',
      'invited',
      'in_progress',
      'submitted',
      'approved',
      'suspended',
      'declined',
      'rejected',
      'ended',
    ],
    moves: {
      'requested>invited': '5003 5002',
      'requested>ended': '5004 5003 5002',
      'invited>in_progress': '5005 5006',
      'invited>declined': '5005 5006',
      'in_progress>submitted': '5005 5006',
      'submitted>in_progress': '5003 5002r',
      'submitted>approved': '5003 5002r',
      'submitted>rejected': '5003 5002r',
      'approved>suspended': '5003 5002',
      'suspended>approved': '5003 5002',
      'in_progress>ended': '5003 5005',
      'submitted>ended': '5003 5005',
      'approved>ended': '5003 5005',
      'suspended>ended': '5003 5005',
      'declined>invited': '5003 5002',
      'rejected>invited': '5003 5002',
      'ended>invited': '5003 5002',
    },
  },
  requirementSets: {
    states: ['draft', 'published', 'superseded'],
    moves: { 'draft>draft': '5003 5002', 'draft>published': '5003' },
  },
  requirementOverrides: { states: ['active', 'revoked'], moves: { 'active>revoked': '5003 5002' } },
  policies: {
    states: EVIDENCE_STATES,
    moves: { ...EVIDENCE_MOVES, 'accepted>cancelled': '5005 5002' },
  },
  // One record a year: taken up again after a withdrawal or a refusal.
  oshaYears: {
    states: EVIDENCE_STATES,
    moves: { ...EVIDENCE_MOVES, 'withdrawn>draft': '5005', 'rejected>draft': '5005' },
  },
  emr: EVIDENCE,
  notRated: EVIDENCE,
  programVersions: EVIDENCE,
  staffDocuments: EVIDENCE,
  documents: EVIDENCE,
  answers: {
    states: ['draft', 'submitted', 'in_review', 'accepted', 'changes_requested', 'outdated'],
    moves: {
      'draft>draft': '5005',
      'draft>submitted': '5005',
      'submitted>in_review': '5002',
      'changes_requested>draft': '5005',
      'outdated>draft': '5005',
    },
  },
  questionnaireVersions: {
    states: ['draft', 'published', 'retired'],
    moves: {
      'draft>draft': '5002 5003',
      'draft>published': '5002 5003',
      'published>retired': '5002 5003',
    },
  },
  variances: {
    states: ['requested', 'approved', 'denied', 'withdrawn', 'expired', 'revoked', 'closed'],
    moves: {
      'requested>approved': '5003',
      'requested>denied': '5003',
      'requested>withdrawn': '5002+ 5003+ 5005+',
      'approved>revoked': '5003',
    },
  },
  announcements: {
    states: ['draft', 'scheduled', 'sending', 'sent', 'failed', 'cancelled'],
    moves: {
      'draft>draft': '5003 5004',
      'draft>scheduled': '5003 5004',
      'draft>cancelled': '5003 5004',
      'scheduled>cancelled': '5003 5004',
    },
  },
} as const satisfies Readonly<Record<string, StateTable>>;

export type StatefulName = keyof typeof STATE_MOVES;
