import type { Policy } from '@vcms/domain';
import { Button, Flex, VisuallyHidden } from '@vcms/ui';
import { usePolicyDesk } from './policy-desk.tsx';
import { MOVE_LABELS, movesOf } from './policy-moves.ts';

/** What can be done with a policy now. */
export function MoveButtons({ policy }: { readonly policy: Policy }) {
  const { move } = usePolicyDesk();
  const moves = movesOf(policy);
  if (moves.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="2" data-print="hide">
      {moves.map((name) => (
        <Button key={name} size="xs" variant="outline" onClick={() => move(name, policy.id)}>
          {MOVE_LABELS[name]}
          <VisuallyHidden>: policy {policy.policyNumber}</VisuallyHidden>
        </Button>
      ))}
    </Flex>
  );
}
