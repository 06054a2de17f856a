import type { Review } from '@vcms/domain';

const COMMON = {
  subjectType: 'policy',
  subjectId: 'policy-1',
  subjectVersion: 1,
  scope: 'firm',
  decidedBy: 'user-2',
  minutesToDecision: 90,
  publicComment: '',
  findings: [],
} as const satisfies Partial<Review>;

export const RETURNED: Review = {
  ...COMMON,
  id: 'review-1',
  decision: 'changes_requested',
  decidedAt: new Date('2026-03-10T12:00:00Z'),
  publicComment: 'Please correct General liability:\n1. The limit is too low.',
  findings: [{ key: 'limit', result: 'fail', comment: 'Each occurrence says $1,000,000.' }],
};

export const ACCEPTED: Review = {
  ...COMMON,
  id: 'review-2',
  subjectVersion: 2,
  decision: 'accepted',
  decidedAt: new Date('2026-03-14T12:00:00Z'),
};

export const REJECTED: Review = {
  ...COMMON,
  id: 'review-3',
  scope: 'harbor',
  subjectVersion: 2,
  decision: 'rejected',
  decidedAt: new Date('2026-03-15T12:00:00Z'),
  publicComment: 'This policy is of another company.',
};
