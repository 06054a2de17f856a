import type { EvidenceState } from '../evidence-state.ts';
import type { Transition } from '../state-machine.ts';

export const EVIDENCE_ACTIONS = [
  'create',
  'submit',
  'claim',
  'accept',
  'reject',
  'request_changes',
  'revise',
  'appeal',
  'withdraw',
  'supersede',
  'cancel',
  'archive',
] as const;
export type EvidenceAction = (typeof EVIDENCE_ACTIONS)[number];

type Line = Transition<EvidenceState, EvidenceAction>;

/** A decision that is not an acceptance tells the contractor why (review, publicComment 10..2000). */
const COMMENT = { roles: ['5002', 'trusted'], min: 10, max: 2000 } as const;
const FIRM = ['5002', 'trusted'] as const;

/**
 * Evidence a contractor submits (domain section 2, "state as policy"). A client's own review moves no state:
 * it is a record beside the evidence. `trusted` acts when a stored review takes effect.
 */
export const EVIDENCE_MACHINE: readonly Line[] = [
  { action: 'create', from: ['none'], to: 'draft', roles: ['5005', 'trusted'] },
  { action: 'submit', from: ['draft'], to: 'submitted', roles: ['5005'] },
  { action: 'claim', from: ['submitted'], to: 'in_review', roles: FIRM },
  { action: 'accept', from: ['in_review'], to: 'accepted', roles: FIRM },
  { action: 'reject', from: ['in_review'], to: 'rejected', roles: FIRM, reason: COMMENT },
  { action: 'request_changes', from: ['in_review'], to: 'changes_requested', roles: FIRM, reason: COMMENT },
  { action: 'revise', from: ['changes_requested'], to: 'draft', roles: ['5005'] },
  { action: 'withdraw', from: ['submitted', 'in_review'], to: 'withdrawn', roles: ['5005'] },
  { action: 'supersede', from: ['accepted'], to: 'superseded', roles: ['trusted'] },
  {
    action: 'archive',
    from: ['rejected', 'changes_requested', 'superseded', 'cancelled', 'withdrawn'],
    to: 'archived',
    roles: ['trusted'],
  },
];

/** An insurance policy can also be cancelled before its end. */
export const POLICY_MACHINE: readonly Line[] = [
  ...EVIDENCE_MACHINE,
  // A copy that was submitted twice and came back is not to be corrected but let go.
  { action: 'withdraw', from: ['changes_requested'], to: 'withdrawn', roles: ['5005'] },
  { action: 'cancel', from: ['accepted'], to: 'cancelled', roles: ['5005', '5002'] },
];

/** A year has one record for good, so one that was withdrawn or refused is taken up again instead of made anew. */
export const OSHA_YEAR_MACHINE: readonly Line[] = [
  ...EVIDENCE_MACHINE,
  { action: 'revise', from: ['withdrawn', 'rejected'], to: 'draft', roles: ['5005'] },
];

/** Characters of why a contractor asks for a second look. */
export const APPEAL_REASON = { min: 10, max: 1000 } as const;

/**
 * A correction of a safety program is a record of its own. What the firm sent back may be looked at once more, by somebody else
 * of the firm.
 */
export const PROGRAM_MACHINE: readonly Line[] = [
  ...EVIDENCE_MACHINE.filter(({ action }) => action !== 'revise'),
  {
    action: 'appeal',
    from: ['changes_requested', 'rejected'],
    to: 'submitted',
    roles: ['5005'],
    reason: { roles: ['5005'], ...APPEAL_REASON },
  },
];
