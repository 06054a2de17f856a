import type { Policy } from '@vcms/domain';
import { HistoryButton, hasHistory } from '@vcms/insurance/versions';
import { useSession } from '@vcms/sdk';
import { Button, Flex, VisuallyHidden } from '@vcms/ui';
import { useInsuranceRecords } from './holders/insurance-records.tsx';
import { usePolicyActions } from './policy-actions.tsx';
import { MOVE_LABELS, movesOf } from './policy-moves.ts';
import { reviewerOf } from './reviewer-of.ts';

/** What was submitted of a policy over time, and what the firm and clients said to it. */
function PolicyPast({ policy }: { readonly policy: Policy }) {
  const { companyId } = useSession();
  const records = useInsuranceRecords()?.records;
  if (records === undefined) return null;
  const { reviews, engagements } = records;
  return <HistoryButton contractorId={companyId} {...{ policy, reviews }} nameOf={reviewerOf(engagements)} />;
}

/** What can be done with a policy now, and what became of it so far. */
export function MoveButtons({ policy }: { readonly policy: Policy }) {
  const { move } = usePolicyActions();
  const moves = movesOf(policy);
  if (moves.length === 0 && !hasHistory(policy)) return null;
  return (
    <Flex wrap="wrap" gap="2" data-print="hide">
      {moves.map((name) => (
        <Button key={name} size="xs" variant="outline" onClick={() => move(name, policy.id)}>
          {MOVE_LABELS[name]}
          <VisuallyHidden>: policy {policy.policyNumber}</VisuallyHidden>
        </Button>
      ))}
      <PolicyPast policy={policy} />
    </Flex>
  );
}
