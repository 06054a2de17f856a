import type { Engagement } from '@vcms/domain';
import { Box, Flex, Link, Stack, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EngagementStateChip } from './engagement-state-chip.tsx';

export interface EngagementListProps {
  readonly items: readonly Engagement[];
  /** What to call an engagement: the other company's name, or both. */
  readonly nameOf: (engagement: Engagement) => string;
  /** A second line, such as since when or what to do next. */
  readonly detailOf: (engagement: Engagement) => string;
  /** Where the other company's page is; without it the name is plain text. */
  readonly recordOf?: (engagement: Engagement) => string;
  /** What stands beside the state, such as the status and why. */
  readonly besideOf?: (engagement: Engagement) => ReactNode;
  /** Rows at most; the rest is counted in words. Default: all. */
  readonly max?: number;
}

function Name({ nameOf, recordOf, engagement }: EngagementListProps & { readonly engagement: Engagement }) {
  const name = nameOf(engagement);
  if (recordOf === undefined) {
    return (
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Text>
    );
  }
  return (
    <Link asChild fontWeight="semibold" overflowWrap="anywhere">
      <RouterLink to={recordOf(engagement)}>{name}</RouterLink>
    </Link>
  );
}

/** Engagements with name, a line of detail and state. */
export function EngagementList(props: EngagementListProps) {
  const { items, detailOf, besideOf, max = items.length } = props;
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
              <Name {...props} engagement={engagement} />
              <Text textStyle="sm" color="fg.muted">
                {detailOf(engagement)}
              </Text>
            </Box>
            <Flex wrap="wrap" gap="2" align="center" justify={{ base: 'flex-start', sm: 'flex-end' }}>
              {besideOf?.(engagement)}
              <EngagementStateChip state={engagement.state} />
            </Flex>
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
