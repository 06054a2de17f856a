import { ENGAGEMENT_STATES, type EngagementState } from '@vcms/domain';
import { Flex, Stack, Text } from '@vcms/ui';
import { EngagementStateChip } from './engagement-state-chip.tsx';

export interface StateCountListProps {
  readonly counts: Readonly<Record<EngagementState, number>>;
  /** States with a count of 0 are left out; default: they are shown. */
  readonly hideEmpty?: boolean;
}

/** Every state with its number, in the order of an engagement's life. */
export function StateCountList({ counts, hideEmpty = false }: StateCountListProps) {
  const states = ENGAGEMENT_STATES.filter((state) => !hideEmpty || counts[state] > 0);
  return (
    <Stack as="ul" gap="2.5" listStyleType="none">
      {states.map((state) => (
        <Flex as="li" key={state} justify="space-between" align="center" gap="3">
          <EngagementStateChip state={state} />
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {counts[state]}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
