import type { Standing } from '@vcms/data';
import { ENGAGEMENT_STATE_LABELS, type Item } from '@vcms/domain';
import { Flex, Link, Stack, Text } from '@vcms/ui';
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

function detailOf({ engagementState, readinessPct }: Standing): string {
  return readinessPct === undefined ? ENGAGEMENT_STATE_LABELS[engagementState] : `${readinessPct}% met`;
}

/** Relations with their status, how much is met, and why. */
export function StandingList({ standings, nameOf, reader, pathOf, recordOf }: StandingListProps) {
  return (
    <Stack as="ul" gap="2" listStyleType="none">
      {standings.map((standing) => (
        <li key={standing.id}>
          <Link asChild fontWeight="medium" overflowWrap="anywhere">
            <RouterLink to={recordOf(standing)}>{nameOf(standing)}</RouterLink>
          </Link>
          <Flex justify="space-between" align="center" gap="2">
            <Text textStyle="sm" color="fg.muted" minW="0">
              {detailOf(standing)}
            </Text>
            <StandingChip
              standing={standing}
              name={nameOf(standing)}
              reader={reader}
              pathOf={(item) => pathOf(item, standing)}
            />
          </Flex>
        </li>
      ))}
    </Stack>
  );
}
