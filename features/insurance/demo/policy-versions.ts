import type { Policy, PolicyVersion, Review } from '@vcms/domain';
import { ago, at, DEMO_PEOPLE, type FileContext, SERVICE_COLLEAGUE } from '@vcms/seed/words';

/** The certificate that came with the version that was returned. */
export const RETURNED_CERTIFICATE = 'certificate-returned';

function versionOf(policy: Policy, submittedOn: string, submittedBy: string): PolicyVersion {
  const { id, state: _state, cancelledOn: _cancelledOn, version, ...content } = policy;
  const submittedAt = at(submittedOn, 3);
  return { ...content, id: String(version), policyId: id, version, submittedOn, submittedAt, submittedBy };
}

/** What was submitted of each policy, as the server keeps it; of those that ended long ago nothing was kept. */
export function keptVersions(context: FileContext, policies: readonly Policy[]): readonly PolicyVersion[] {
  return policies.flatMap((policy) =>
    policy.submittedOn === undefined || policy.state === 'superseded'
      ? []
      : [
          versionOf(
            policy,
            policy.submittedOn,
            policy.onBehalf === undefined ? context.submitter : SERVICE_COLLEAGUE,
          ),
        ],
  );
}

/** The first submission of a policy that was corrected since: half the limit, another number, no waiver. */
export function returnedVersion(context: FileContext, policy: Policy): PolicyVersion {
  const { waiver_of_subrogation: _waiver, ...endorsements } = policy.endorsements;
  const before: Policy = {
    ...policy,
    version: 1,
    policyNumber: `${policy.policyNumber}-0`,
    limits: { ...policy.limits, gl_each_occurrence: 500_000 },
    endorsements,
    certificateDocId: RETURNED_CERTIFICATE,
  };
  return versionOf(before, ago(context, 9), context.submitter);
}

/** Why it went back. */
export function reviewOfReturned(context: FileContext, { policyId, version }: PolicyVersion): Review {
  const findings = [
    { key: 'limit_low', comment: 'Each occurrence: $500,000 short of $1,000,000.' },
    { key: 'wos_missing', comment: 'The waiver of subrogation is not shown.' },
    { key: 'ai_page_missing', comment: 'The page of the additional insured endorsement is missing.' },
  ];
  return {
    id: `review-policy-${policyId}-${version}`,
    subjectType: 'policy',
    subjectId: policyId,
    subjectVersion: version,
    scope: 'firm',
    decision: 'changes_requested',
    findings: findings.map((finding) => ({ ...finding, result: 'fail' as const })),
    publicComment: [
      'Please correct your general liability policy:',
      ...findings.map(({ comment }) => comment),
    ].join('\n'),
    decidedBy: DEMO_PEOPLE.cs.uid,
    decidedAt: at(ago(context, 7), 9),
    minutesToDecision: 2_500,
  };
}
