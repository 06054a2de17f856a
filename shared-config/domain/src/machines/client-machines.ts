import type { AnnouncementState } from '../announcement.ts';
import type { QuestionnaireState, ResponseState } from '../questionnaire.ts';
import type { OverrideState, RequirementState } from '../requirement.ts';
import type { Mover, Transition } from '../state-machine.ts';
import { VARIANCE_BOUNDS, type VarianceState } from '../variance.ts';

export type RequirementAction = 'create' | 'publish' | 'supersede';

/** Versions of a client's requirements (domain section 2); a published one never changes. */
export const REQUIREMENT_MACHINE: readonly Transition<RequirementState, RequirementAction>[] = [
  { action: 'create', from: ['none'], to: 'draft', roles: ['5003'] },
  { action: 'publish', from: ['draft'], to: 'published', roles: ['5003'] },
  { action: 'supersede', from: ['published'], to: 'superseded', roles: ['trusted'] },
];

export type OverrideAction = 'create' | 'revoke';

/** A demand of one contractor that replaces the one for all; its reason (20..1000) is a field of the record. */
export const OVERRIDE_MACHINE: readonly Transition<OverrideState, OverrideAction>[] = [
  { action: 'create', from: ['none'], to: 'active', roles: ['5003', '5002'] },
  { action: 'revoke', from: ['active'], to: 'revoked', roles: ['5003', '5002'] },
];

export type VarianceAction = 'request' | 'approve' | 'deny' | 'withdraw' | 'expire' | 'revoke' | 'close';

const REQUESTERS: readonly Mover[] = ['5005', '5002', '5003'];
/** With four eyes, the person who asked does not decide. */
const FOUR_EYES = [{ facts: ['four_eyes', 'requester'], roles: ['5003'] }] as const;

/** Life of a variance (domain section 2). A renewal is a new variance that names the old one. */
export const VARIANCE_MACHINE: readonly Transition<VarianceState, VarianceAction>[] = [
  { action: 'request', from: ['none'], to: 'requested', roles: REQUESTERS },
  { action: 'approve', from: ['requested'], to: 'approved', roles: ['5003'], rolesUnless: FOUR_EYES },
  { action: 'deny', from: ['requested'], to: 'denied', roles: ['5003'], rolesUnless: FOUR_EYES },
  {
    action: 'withdraw',
    from: ['requested'],
    to: 'withdrawn',
    roles: [],
    rolesIf: { requester: REQUESTERS },
  },
  { action: 'expire', from: ['approved'], to: 'expired', roles: ['trusted'] },
  {
    action: 'revoke',
    from: ['approved'],
    to: 'revoked',
    roles: ['5003'],
    reason: { roles: ['5003'], min: VARIANCE_BOUNDS.reasonMin, max: VARIANCE_BOUNDS.reasonMax },
  },
  { action: 'close', from: ['approved'], to: 'closed', roles: ['trusted'] },
];

export type AnnouncementAction = 'create' | 'schedule' | 'send' | 'deliver' | 'fail' | 'cancel';

const AUTHORS: readonly Mover[] = ['5003', '5004'];

/** Life of an announcement (domain section 2). */
export const ANNOUNCEMENT_MACHINE: readonly Transition<AnnouncementState, AnnouncementAction>[] = [
  { action: 'create', from: ['none'], to: 'draft', roles: AUTHORS },
  { action: 'schedule', from: ['draft'], to: 'scheduled', roles: AUTHORS },
  { action: 'send', from: ['scheduled'], to: 'sending', roles: ['trusted'] },
  { action: 'deliver', from: ['sending'], to: 'sent', roles: ['trusted'] },
  { action: 'fail', from: ['sending'], to: 'failed', roles: ['trusted'] },
  { action: 'cancel', from: ['draft', 'scheduled'], to: 'cancelled', roles: AUTHORS },
];

export type QuestionnaireAction = 'create' | 'publish' | 'retire';

const OWN_SUPPLEMENT = { own_supplement: ['5003'] } as const;

/** Versions of a questionnaire: the firm's by 5002, a client's own supplement by 5003 (domain section 2). */
export const QUESTIONNAIRE_MACHINE: readonly Transition<QuestionnaireState, QuestionnaireAction>[] = [
  { action: 'create', from: ['none'], to: 'draft', roles: ['5002'], rolesIf: OWN_SUPPLEMENT },
  { action: 'publish', from: ['draft'], to: 'published', roles: ['5002'], rolesIf: OWN_SUPPLEMENT },
  { action: 'retire', from: ['published'], to: 'retired', roles: ['5002'], rolesIf: OWN_SUPPLEMENT },
];

export type ResponseAction =
  | 'create'
  | 'submit'
  | 'claim'
  | 'accept'
  | 'request_changes'
  | 'revise'
  | 'outdate';

const REVIEWERS: readonly Mover[] = ['5002', 'trusted'];

/** A contractor's answers to one questionnaire (domain section 2). */
export const RESPONSE_MACHINE: readonly Transition<ResponseState, ResponseAction>[] = [
  { action: 'create', from: ['none'], to: 'draft', roles: ['5005'] },
  { action: 'submit', from: ['draft'], to: 'submitted', roles: ['5005'] },
  { action: 'claim', from: ['submitted'], to: 'in_review', roles: REVIEWERS },
  { action: 'accept', from: ['in_review'], to: 'accepted', roles: REVIEWERS },
  {
    action: 'request_changes',
    from: ['in_review'],
    to: 'changes_requested',
    roles: REVIEWERS,
    reason: { roles: REVIEWERS, min: 10, max: 2000 },
  },
  // An accepted one is taken up again before it grows too old.
  { action: 'revise', from: ['accepted', 'changes_requested', 'outdated'], to: 'draft', roles: ['5005'] },
  { action: 'outdate', from: ['accepted'], to: 'outdated', roles: ['trusted'] },
];
