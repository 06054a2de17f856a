import type { Policy } from '@vcms/domain';
import type { InsuranceDossier } from '@vcms/insurance/policy-editor';

/** Policies that still show something: what ended or was returned for good is history. */
const OPEN_STATES: readonly Policy['state'][] = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'accepted',
];

/** Whether a policy shows something to single clients, so that it can be changed. */
export function showsHolders(policy: Policy, { records, today }: InsuranceDossier): boolean {
  return (
    OPEN_STATES.includes(policy.state) &&
    policy.expiration > today &&
    records.engagements.length > 0 &&
    records.policies.some(({ id }) => id === policy.id)
  );
}
