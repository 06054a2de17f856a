export const ENGAGEMENT_STATES = [
  'requested',
  'invited',
  'in_progress',
  'submitted',
  'approved',
  'suspended',
  'declined',
  'rejected',
  'ended',
] as const;
export type EngagementState = (typeof ENGAGEMENT_STATES)[number];

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** The relation of a contractor to a client: `engagements/{clientId}_{contractorId}` (domain section 2). */
export interface Engagement {
  readonly id: string;
  readonly clientId: string;
  readonly contractorId: string;
  readonly clientName: string;
  readonly contractorName: string;
  readonly state: EngagementState;
  /** At least one before the contractor can submit. */
  readonly workTypes: readonly string[];
  readonly riskLevel: RiskLevel;
  readonly sites: readonly string[];
  /** Why a reject, suspend or end was decided; 10..1000 characters. */
  readonly decisionReason?: string | undefined;
  /** Calendar dates, YYYY-MM-DD; the end is not before the start. */
  readonly startOn?: string | undefined;
  readonly endOn?: string | undefined;
  /** When the record last changed. */
  readonly updatedAt: Date;
  /** When customer service last reminded the contractor. */
  readonly remindedAt?: Date | undefined;
  /** The last deficiency letter, by mail. */
  readonly letterSent?: LetterSent | undefined;
}

/** Whom a deficiency letter went to, and when. */
export interface LetterSent {
  readonly at: Date;
  /** Of the contractor, everybody who was told. */
  readonly people: number;
  /** Of these, those who take mails. */
  readonly mailed: number;
  /** Of the contractor, those that it asked for a line that falls short. */
  readonly brokers: number;
}

/** States in which the next step is the contractor's. */
export const CONTRACTOR_TURN_STATES: readonly EngagementState[] = ['invited', 'in_progress'];

/** Hours in which a contractor is reminded of an engagement once. */
export const REMINDER_GAP_HOURS = 24;

/** Hours in which the deficiency letter of an engagement is sent once. */
export const LETTER_GAP_HOURS = 24;

/** Bounds of domain section 2; lengths in characters. */
export const ENGAGEMENT_BOUNDS = {
  requestReasonMax: 500,
  reasonMin: 10,
  reasonMax: 1000,
  /** Of the reason for an approval that leaves gaps (V17). */
  gapReasonMin: 20,
  conditionsMax: 1000,
  workTypesMax: 20,
  sitesMax: 50,
  siteMax: 120,
} as const;

/** States in which a client may read the contractor's company and evidence (domain section 2, visibility switch). */
export const EVIDENCE_VISIBLE_STATES: readonly EngagementState[] = [
  'in_progress',
  'submitted',
  'approved',
  'suspended',
];

/** States whose client asks something of the contractor, from the invitation to the end. */
export const ASKING_STATES: readonly EngagementState[] = ['invited', ...EVIDENCE_VISIBLE_STATES];

/** States in which the relation is alive: somebody still has a next step, or work may go on. */
export const OPEN_ENGAGEMENT_STATES: readonly EngagementState[] = [
  'requested',
  'invited',
  ...EVIDENCE_VISIBLE_STATES,
];

export const ENGAGEMENT_STATE_LABELS: Readonly<Record<EngagementState, string>> = {
  requested: 'Requested',
  invited: 'Invited',
  in_progress: 'In progress',
  submitted: 'Waiting for approval',
  approved: 'Approved',
  suspended: 'Suspended',
  declined: 'Declined',
  rejected: 'Not approved',
  ended: 'Ended',
};

/** The document's id: one relation per client and contractor. */
export function engagementId(clientId: string, contractorId: string): string {
  return `${clientId}_${contractorId}`;
}

/** Whose relation an id names; what is no such id names nobody: its contractor is ''. */
export function engagementParties(id: string): { readonly clientId: string; readonly contractorId: string } {
  const [clientId = '', contractorId = ''] = id.split('_');
  return { clientId, contractorId };
}
