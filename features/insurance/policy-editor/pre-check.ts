import { acceptedHolder, type LineOverview, type Policy, type PolicyHolder, type Review } from '@vcms/domain';
import type { PolicyContent } from '../data/policy-writer.ts';
import { type InsuranceDossier, type StoredPolicy, toInsuranceDossier } from './insurance-dossier.ts';

const CANDIDATE = 'candidate';

/** The review that the candidate would get at best; nobody has decided anything. */
function acceptance(policy: Policy, today: string): Review {
  return {
    id: CANDIDATE,
    subjectType: 'policy',
    subjectId: policy.id,
    subjectVersion: policy.version,
    scope: 'firm',
    decision: 'accepted',
    findings: [],
    publicComment: '',
    decidedBy: CANDIDATE,
    decidedAt: new Date(`${today}T00:00:00Z`),
    minutesToDecision: 0,
  };
}

/**
 * How the policy's line would stand if this policy were accepted as typed: on its first day, or today when it has begun.
 * `shown`: what it would show for each client.
 * `replaces`: the draft or returned policy that it is an edit of. The answer is the evaluation's own.
 */
export function preCheck(
  { today, records }: InsuranceDossier,
  content: PolicyContent,
  replaces: StoredPolicy | undefined,
  shown: readonly Omit<PolicyHolder, 'policyId'>[] = [],
): LineOverview | undefined {
  const id = replaces?.id ?? CANDIDATE;
  const policy = { ...content, id, version: 1, state: 'accepted' as const, submittedOn: today };
  const record = { path: '', companyId: undefined, createdAt: undefined, createdBy: undefined };
  const candidate: StoredPolicy = {
    ...policy,
    record: { ...record, updatedAt: undefined, updatedBy: undefined },
  };
  const holders = shown.map((holder) => acceptedHolder({ ...holder, policyId: id }));
  const asOf = content.effective > today ? content.effective : today;
  // The older policies of the line stay out: the question is what this one does.
  const others = records.policies.filter(({ line }) => line !== content.line);
  const file = toInsuranceDossier(
    {
      ...records,
      policies: [...others, candidate],
      holders: [...records.holders.filter(({ policyId }) => policyId !== id), ...holders],
      reviews: [...records.reviews.filter(({ subjectId }) => subjectId !== id), acceptance(policy, today)],
    },
    asOf,
  );
  return file.lines.find(({ line }) => line === content.line);
}
