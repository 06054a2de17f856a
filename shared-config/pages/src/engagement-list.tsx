import type { Engagement } from '@vcms/domain';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import { EngagementStateChip } from './engagement-state-chip.tsx';

export interface EngagementListProps {
  readonly items: readonly Engagement[];
  /** What to call an engagement: the other company's name, or both. */
  readonly nameOf: (engagement: Engagement) => string;
  /** A second line, such as since when or what to do next. */
  readonly detailOf: (engagement: Engagement) => string;
  /** Rows at most; the rest is counted in words. Default: all. */
  readonly max?: number;
}

/** Engagements with name, a line of detail and state. */
export function EngagementList({ items, nameOf, detailOf, max = items.length }: EngagementListProps) {
  const hidden = Math.max(0, items.length - max);
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none">
        {items.slice(0, max).map((engagement) => (
          <Flex
            as="li"
            key={engagement.id}
            direction={{ base: 'column', sm: 'row' }}
            py="3"
            gap={{ base: '1.5', sm: '3' }}
            justify="space-between"
            align="flex-start"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {nameOf(engagement)}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {detailOf(engagement)}
              </Text>
            </Box>
            <EngagementStateChip state={engagement.state} />
          </Flex>
        ))}
      </Stack>
      {hidden > 0 && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          and {hidden} more
        </Text>
      )}
    </>
  );
}
