import type { CompanyPlan } from './company.ts';
import type { EngagementState } from './engagement.ts';
import { ENGAGEMENT_BOUNDS } from './engagement.ts';
import type { UserRole } from './role.ts';
import type { Actor, MoveResult, Mover, Transition } from './state-machine.ts';
import { actionsOf, move } from './state-machine.ts';

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

const CONTRACTORS: readonly Mover[] = ['5005', '5006'];
const DECIDERS: readonly Mover[] = ['5003'];
/** On the reduced plan, customer service decides for the client. */
const STAFF_IF_REDUCED = { reduced_plan: ['5002'] } as const;

function reasonFrom(...roles: readonly Mover[]): NonNullable<Transition<string, string>['reason']> {
  return { roles, min: ENGAGEMENT_BOUNDS.reasonMin, max: ENGAGEMENT_BOUNDS.reasonMax };
}

/** The state machine of an engagement as data (domain section 2). */
export const ENGAGEMENT_TRANSITIONS: readonly Transition<EngagementState, EngagementAction>[] = [
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
    rolesIf: STAFF_IF_REDUCED,
    reason: reasonFrom('5003', '5002'),
  },
  { action: 'approve', from: ['submitted'], to: 'approved', roles: DECIDERS, rolesIf: STAFF_IF_REDUCED },
  {
    action: 'reject',
    from: ['submitted'],
    to: 'rejected',
    roles: DECIDERS,
    rolesIf: STAFF_IF_REDUCED,
    reason: reasonFrom('5003', '5002'),
  },
  {
    action: 'suspend',
    from: ['approved'],
    to: 'suspended',
    roles: ['5003', '5002'],
    reason: reasonFrom('5003', '5002'),
  },
  {
    action: 'reinstate',
    from: ['suspended'],
    to: 'approved',
    roles: ['5003', '5002'],
    reason: reasonFrom('5002'),
  },
  {
    action: 'end',
    from: ['in_progress', 'submitted', 'approved', 'suspended'],
    to: 'ended',
    roles: ['5003', '5005'],
    reason: reasonFrom('5003', '5005'),
  },
  { action: 'reopen', from: ['declined', 'rejected', 'ended'], to: 'invited', roles: ['5003', '5002'] },
];

/** Who acts, and for which client. */
export interface EngagementActor {
  readonly role: UserRole;
  readonly clientPlan: CompanyPlan;
}

function factsOf(actor: EngagementActor): Actor {
  return { role: actor.role, facts: actor.clientPlan === 'reduced' ? ['reduced_plan'] : [] };
}

/** The actions this actor may take on an engagement in this state, in the order of the table. */
export function allowedActions(
  state: EngagementState | 'none',
  actor: EngagementActor,
): readonly EngagementAction[] {
  return actionsOf(ENGAGEMENT_TRANSITIONS, state, factsOf(actor));
}

/** The state after an action, or why it is refused. A reason is counted without surrounding blanks. */
export function moveEngagement(
  state: EngagementState | 'none',
  action: EngagementAction,
  actor: EngagementActor,
  reason = '',
): MoveResult<EngagementState> {
  return move(ENGAGEMENT_TRANSITIONS, state, action, factsOf(actor), reason);
}
