import { type CalendarDate, POLICY_MACHINE, type Policy } from '@vcms/domain';

/** What a contractor can do with a policy from the page. */
export type PolicyMove = 'edit' | 'correct' | 'renew' | 'withdraw' | 'cancel' | 'delete';

export const MOVE_LABELS: Readonly<Record<PolicyMove, string>> = {
  edit: 'Continue',
  correct: 'Correct',
  renew: 'Renew',
  withdraw: 'Withdraw',
  cancel: 'Cancel policy',
  delete: 'Delete draft',
};

function may(action: (typeof POLICY_MACHINE)[number]['action'], { state }: Policy): boolean {
  return POLICY_MACHINE.some(
    (line) =>
      line.action === action && line.roles.includes('5005') && line.from.some((from) => from === state),
  );
}

/** The moves that the state allows, as the machine of the domain has them; the telling one first. */
export function movesOf(policy: Policy): readonly PolicyMove[] {
  return [
    ...(may('submit', policy) ? (['edit'] as const) : []),
    ...(may('revise', policy) ? (['correct'] as const) : []),
    ...(['accepted', 'cancelled'].includes(policy.state) ? (['renew'] as const) : []),
    ...(may('withdraw', policy) ? (['withdraw'] as const) : []),
    ...(may('cancel', policy) ? (['cancel'] as const) : []),
    // Only what was never submitted may go.
    ...(policy.state === 'draft' && policy.version === 1 ? (['delete'] as const) : []),
  ];
}

const UNDECIDED: readonly Policy['state'][] = ['draft', 'submitted', 'in_review', 'changes_requested'];

/** Whether something is still to come of a policy that does not count: it is undecided, or begins later. */
export function isAhead({ state, effective }: Policy, today: CalendarDate): boolean {
  return UNDECIDED.includes(state) || (state === 'accepted' && effective > today);
}
