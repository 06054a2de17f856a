import type { StoredRecord } from '@vcms/data';
import {
  formatDate,
  formatMoney,
  LIMIT_LABELS,
  LIMITS_OF_LINE,
  type Policy,
  type Review,
} from '@vcms/domain';
import { EvidenceChip } from '@vcms/kits';
import { OnBehalfNote } from '@vcms/kits/on-behalf';
import { Box, Flex, Link, Text, VisuallyHidden } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useEnterPolicyButton } from '../on-behalf/enter-policy-context.ts';
import { CertificateButton } from './certificate-button.tsx';
import { PolicyDecisions } from './policy-decisions.tsx';
import type { RegisterSide } from './register-side.ts';

export interface PolicyEntryProps {
  readonly policy: Policy;
  readonly contractorId: string;
  readonly contractorName: string;
  readonly reviews: readonly StoredRecord<Review>[];
  readonly side: RegisterSide;
  readonly nameOf: (review: Review) => string;
}

function limitsOf({ line, limits }: Policy): string {
  return LIMITS_OF_LINE[line]
    .flatMap((code) => {
      const amount = limits[code];
      return amount === undefined ? [] : [`${LIMIT_LABELS[code]} ${formatMoney(amount)}`];
    })
    .join(', ');
}

/** A client may review what was submitted, the firm what waits for it. */
function isReviewable({ state }: Policy, side: RegisterSide): boolean {
  const waits = ['submitted', 'in_review'].includes(state);
  return side.mayReview && (side.clientId === undefined ? waits : waits || state === 'accepted');
}

/** What its contractor could renew, customer service may enter the next period of. */
function isRenewable({ state }: Policy): boolean {
  return ['accepted', 'cancelled'].includes(state);
}

/** One policy with its certificate, its state, and what was decided about it. */
export function PolicyEntry(props: PolicyEntryProps) {
  const { policy, contractorId, contractorName, side } = props;
  const EnterPolicy = useEnterPolicyButton();
  const { insurerName, policyNumber, effective, expiration, state, version, cancelledOn, submittedOn } =
    policy;
  return (
    <Box as="li" listStyleType="none" borderTopWidth="1px" py="4">
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Text fontWeight="medium">
          {insurerName}, no. {policyNumber}
        </Text>
        <EvidenceChip state={state} />
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {formatDate(effective)} to {formatDate(expiration)}
        {cancelledOn !== undefined && `, cancelled on ${formatDate(cancelledOn)}`}, version {version}
        {submittedOn !== undefined && `, submitted on ${formatDate(submittedOn)}`}
      </Text>
      <OnBehalfNote record={policy} reader="others" />
      <Text textStyle="sm" mb="2">
        {limitsOf(policy)}
      </Text>
      <Flex wrap="wrap" gap="4" align="center" mb="2">
        <CertificateButton contractorId={contractorId} policy={policy} />
        {isReviewable(policy, side) && (
          <Link asChild fontWeight="medium" data-print="hide">
            <RouterLink to={`/csinsurance-review/${contractorId}/${policy.id}`}>
              Review now
              <VisuallyHidden>: policy {policyNumber}</VisuallyHidden>
            </RouterLink>
          </Link>
        )}
        {EnterPolicy !== undefined && isRenewable(policy) && (
          <EnterPolicy contractorId={contractorId} contractorName={contractorName} renews={policy} />
        )}
      </Flex>
      <PolicyDecisions {...props} />
    </Box>
  );
}
