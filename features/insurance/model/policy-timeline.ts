import type { Policy, PolicyVersion, Review } from '@vcms/domain';
import { comparePolicies, type PolicyComparison } from './policy-comparison.ts';
import type { PolicyTerms } from './policy-fields.ts';

/** One submission of a policy. */
export interface PolicyHandIn<Decision extends Review = Review> {
  /** From 1. */
  readonly version: number;
  /** Undefined: it was submitted before versions were kept. */
  readonly terms: (PolicyTerms & { readonly submittedOn?: string | undefined }) | undefined;
  /** What was decided about it, the newest first. */
  readonly decisions: readonly Decision[];
  /** Against the submission before; undefined for the first one, and where one of the two is not kept. */
  readonly comparison: PolicyComparison | undefined;
}

/** A submission as it was kept; the one that the policy itself still shows needs no copy. */
export function handedInTerms(
  policy: Policy,
  versions: readonly PolicyVersion[],
  version: number,
): PolicyHandIn['terms'] {
  const kept = versions.find((one) => one.version === version);
  if (kept !== undefined) return kept;
  return policy.version === version && policy.state !== 'draft' ? policy : undefined;
}

/** Every submission of a policy, the newest first. A draft has not been submitted. */
export function policyTimeline<Decision extends Review>(
  policy: Policy,
  versions: readonly PolicyVersion[],
  reviews: readonly Decision[],
): readonly PolicyHandIn<Decision>[] {
  const last = policy.state === 'draft' ? policy.version - 1 : policy.version;
  return Array.from({ length: last }, (_, index) => last - index).map((version) => {
    const terms = handedInTerms(policy, versions, version);
    const before = version === 1 ? undefined : handedInTerms(policy, versions, version - 1);
    return {
      version,
      terms,
      decisions: reviews
        .filter(({ subjectId, subjectVersion }) => subjectId === policy.id && subjectVersion === version)
        .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime()),
      comparison: terms && before && comparePolicies(before, terms),
    };
  });
}
