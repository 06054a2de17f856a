import type { Standing } from '@vcms/data';
import { ENGAGEMENT_STATE_LABELS, formatDate, type Item } from '@vcms/domain';
import { Box, Flex, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { StandingChip } from './standing-chip.tsx';
import type { Reader } from './why-words.ts';

export interface StandingListProps {
  readonly standings: readonly Standing[];
  readonly nameOf: (standing: Standing) => string;
  readonly reader: Reader;
  readonly pathOf: (item: Item, standing: Standing) => string | undefined;
  /** Where the contractor's own page is. */
  readonly recordOf: (standing: Standing) => string;
}

function detailOf({ engagementState, readinessPct, nextChangeOn }: Standing): string {
  return [
    ENGAGEMENT_STATE_LABELS[engagementState],
    ...(readinessPct === undefined ? [] : [`${readinessPct} % met`]),
    ...(nextChangeOn === undefined ? [] : [`next change ${formatDate(nextChangeOn)}`]),
  ].join(', ');
}

/** Relations with their status, how much is met, and when that changes. */
export function StandingList({ standings, nameOf, reader, pathOf, recordOf }: StandingListProps) {
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {standings.map((standing) => (
        <Flex
          as="li"
          key={standing.id}
          direction={{ base: 'column', sm: 'row' }}
          py="3"
          gap={{ base: '1.5', sm: '3' }}
          justify="space-between"
          align={{ base: 'flex-start', sm: 'center' }}
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minW="0">
            <Link asChild fontWeight="semibold" overflowWrap="anywhere">
              <RouterLink to={recordOf(standing)}>{nameOf(standing)}</RouterLink>
            </Link>
            <Text textStyle="sm" color="fg.muted">
              {detailOf(standing)}
            </Text>
          </Box>
          <StandingChip
            standing={standing}
            name={nameOf(standing)}
            reader={reader}
            pathOf={(item) => pathOf(item, standing)}
          />
        </Flex>
      ))}
    </Stack>
  );
}
