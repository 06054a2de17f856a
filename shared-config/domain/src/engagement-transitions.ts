import type { CompanyPlan } from './company.ts';
import type { EngagementState } from './engagement.ts';
import { ENGAGEMENT_BOUNDS } from './engagement.ts';
import type { UserRole } from './role.ts';

export const ENGAGEMENT_ACTIONS = [
  'request',
  'invite',
  'withdraw',
  'accept',
  'decline',
  'submit',
  'request_changes',
  'approve',
  'reject',
  'suspend',
  'reinstate',
  'end',
  'reopen',
] as const;
export type EngagementAction = (typeof ENGAGEMENT_ACTIONS)[number];

/** One line of the state table; 'none' stands for a relation that does not exist yet. */
export interface EngagementTransition {
  readonly action: EngagementAction;
  readonly from: readonly (EngagementState | 'none')[];
  readonly to: EngagementState;
  readonly roles: readonly UserRole[];
  /** Roles that may act only when the client is on the reduced plan. */
  readonly rolesOnReducedPlan?: readonly UserRole[];
  /** Roles that must give a reason of 10..1000 characters. */
  readonly reasonFrom?: readonly UserRole[];
}

const CONTRACTORS: readonly UserRole[] = ['5005', '5006'];
const DECIDERS: readonly UserRole[] = ['5003'];
const STAFF: readonly UserRole[] = ['5002'];

/** The state machine of an engagement as data (domain section 2). */
export const ENGAGEMENT_TRANSITIONS: readonly EngagementTransition[] = [
  { action: 'request', from: ['none'], to: 'requested', roles: ['5004'] },
  { action: 'invite', from: ['none', 'requested'], to: 'invited', roles: ['5003', '5002'] },
  { action: 'withdraw', from: ['requested'], to: 'ended', roles: ['5004', '5003', '5002'] },
  { action: 'accept', from: ['invited'], to: 'in_progress', roles: CONTRACTORS },
  { action: 'decline', from: ['invited'], to: 'declined', roles: CONTRACTORS },
  { action: 'submit', from: ['in_progress'], to: 'submitted', roles: CONTRACTORS },
  {
    action: 'request_changes',
    from: ['submitted'],
    to: 'in_progress',
    roles: DECIDERS,
    rolesOnReducedPlan: STAFF,
    reasonFrom: ['5003', '5002'],
  },
  { action: 'approve', from: ['submitted'], to: 'approved', roles: DECIDERS, rolesOnReducedPlan: STAFF },
  {
    action: 'reject',
    from: ['submitted'],
    to: 'rejected',
    roles: DECIDERS,
    rolesOnReducedPlan: STAFF,
    reasonFrom: ['5003', '5002'],
  },
  {
    action: 'suspend',
    from: ['approved'],
    to: 'suspended',
    roles: ['5003', '5002'],
    reasonFrom: ['5003', '5002'],
  },
  {
    action: 'reinstate',
    from: ['suspended'],
    to: 'approved',
    roles: ['5003', '5002'],
    reasonFrom: ['5002'],
  },
  {
    action: 'end',
    from: ['in_progress', 'submitted', 'approved', 'suspended'],
    to: 'ended',
    roles: ['5003', '5005'],
    reasonFrom: ['5003', '5005'],
  },
  { action: 'reopen', from: ['declined', 'rejected', 'ended'], to: 'invited', roles: ['5003', '5002'] },
];

/** Who acts, and for which client. */
export interface EngagementActor {
  readonly role: UserRole;
  readonly clientPlan: CompanyPlan;
}

export type TransitionResult =
  | { readonly kind: 'moved'; readonly state: EngagementState }
  | { readonly kind: 'refused'; readonly cause: 'state' | 'role' | 'reason' };

function mayAct(transition: EngagementTransition, actor: EngagementActor): boolean {
  if (transition.roles.includes(actor.role)) return true;
  return actor.clientPlan === 'reduced' && (transition.rolesOnReducedPlan ?? []).includes(actor.role);
}

/** The actions this actor may take on an engagement in this state, in the order of the table. */
export function allowedActions(
  state: EngagementState | 'none',
  actor: EngagementActor,
): readonly EngagementAction[] {
  return ENGAGEMENT_TRANSITIONS.filter((line) => line.from.includes(state) && mayAct(line, actor)).map(
    (line) => line.action,
  );
}

/** The state after an action, or why it is refused. A reason is counted without surrounding blanks. */
export function moveEngagement(
  state: EngagementState | 'none',
  action: EngagementAction,
  actor: EngagementActor,
  reason = '',
): TransitionResult {
  const line = ENGAGEMENT_TRANSITIONS.find((entry) => entry.action === action && entry.from.includes(state));
  if (line === undefined) return { kind: 'refused', cause: 'state' };
  if (!mayAct(line, actor)) return { kind: 'refused', cause: 'role' };
  const length = reason.trim().length;
  const asked = line.reasonFrom?.includes(actor.role) === true;
  const missing = length < ENGAGEMENT_BOUNDS.reasonMin || length > ENGAGEMENT_BOUNDS.reasonMax;
  return asked && missing ? { kind: 'refused', cause: 'reason' } : { kind: 'moved', state: line.to };
}
