import { type Engagement, formatDate, type Policy, type PolicyVersion, type Review } from '@vcms/domain';
import { Text } from '@vcms/ui';
import { comparePolicies } from '../model/policy-comparison.ts';
import { handedInTerms } from '../model/policy-timeline.ts';
import { VersionComparison } from '../versions/version-comparison.tsx';

export interface ReturnedComparisonProps {
  readonly policy: Policy;
  /** What was kept of it. */
  readonly versions: readonly PolicyVersion[];
  readonly reviews: readonly Review[];
  readonly engagements: readonly Engagement[];
  /** Shows a file on the left. */
  readonly show: (documentId: string, label: string) => void;
}

const NOT_KEPT =
  'The version that was returned was not kept: it was submitted before versions of policies were. Compare with the certificate.';

/** What the version before this one was returned for, the newest first. */
function returnsOf({
  policy,
  reviews,
}: Pick<ReturnedComparisonProps, 'policy' | 'reviews'>): readonly Review[] {
  return reviews
    .filter(
      ({ subjectId, subjectVersion, decision }) =>
        subjectId === policy.id && subjectVersion === policy.version - 1 && decision !== 'accepted',
    )
    .toSorted((left, right) => right.decidedAt.getTime() - left.decidedAt.getTime());
}

function nameOf(scope: string, engagements: readonly Engagement[]): string {
  if (scope === 'firm') return 'the firm';
  return engagements.find(({ clientId }) => clientId === scope)?.clientName ?? 'a client';
}

/** What a correction changed against the version that was returned; a sentence where that was not kept. */
export function ReturnedComparison(props: ReturnedComparisonProps) {
  const { policy, versions, engagements, show } = props;
  const number = policy.version - 1;
  const before = handedInTerms(policy, versions, number);
  const returns = returnsOf(props);
  const returned = returns.map(
    ({ scope, decidedAt }) => `returned by ${nameOf(scope, engagements)} on ${formatDate(decidedAt)}`,
  );
  if (before === undefined) return <Text>{NOT_KEPT}</Text>;
  const since = before.submittedOn === undefined ? '' : `, submitted on ${formatDate(before.submittedOn)}`;
  return (
    <>
      <Text mb="2" textStyle="sm" color="fg.muted">
        Compared with version {number}
        {since}
        {returned.length > 0 && `, ${returned.join(', ')}`}.
      </Text>
      <VersionComparison
        comparison={comparePolicies(before, policy)}
        line={policy.line}
        returns={returns}
        onShowFile={(documentId) => show(documentId, `Certificate of version ${number}`)}
      />
    </>
  );
}
