import {
  EVIDENCE_MOVES,
  EVIDENCE_ROW,
  EVIDENCE_STATES,
  type LineAccess,
  row,
  stamped,
  TRUSTED_TRAIL_ROW,
} from '@vcms/testing/access';
import { POLICY, POLICY_FIXTURES } from './policy-fixtures.ts';
import { POLICY_ISOLATION } from './policy-isolation.ts';

export const access: LineAccess = {
  records: {
    policies: {
      cells: { ...EVIDENCE_ROW, 5004: 'gl E' },
      fixture: POLICY_FIXTURES.policies,
      moves: {
        states: EVIDENCE_STATES,
        moves: {
          ...EVIDENCE_MOVES,
          'accepted>cancelled': '5005 5002',
          'changes_requested>withdrawn': '5005',
        },
      },
    },
    // Kept by the server at each submission, for everybody who reads the policy.
    policyVersions: {
      cells: row('gl A', 'gl A', 'gl E', 'gl E', 'gl O', ''),
      fixture: POLICY_FIXTURES.policyVersions,
    },
    policyHolders: {
      cells: row('gl A', 'gl A', 'g O', 'g O', 'glcu O', ''),
      fixture: POLICY_FIXTURES.policyHolders,
      // Of somebody who creates one.
      trustedOnly: ['reviewed', 'decision'],
    },
    // A contractor's request to its broker, with the link; written by the server only.
    brokerRequests: {
      cells: TRUSTED_TRAIL_ROW,
      fixture: POLICY_FIXTURES.brokerRequests,
      moves: { states: ['sent', 'opened', 'received', 'expired', 'revoked'], moves: {} },
    },
    // Whom the product may ask for renewals by itself.
    renewalConsents: { cells: TRUSTED_TRAIL_ROW, fixture: POLICY_FIXTURES.renewalConsents },
  },
  background: () =>
    ['A', 'B', 'L'].map((id) => [
      `companies/${id}/policies/reviewed`,
      stamped({ ...POLICY, contractorId: id, state: 'in_review', version: 1, submittedOn: '2026-01-02' }),
    ]),
  isolation: POLICY_ISOLATION,
};

export { POLICY };
