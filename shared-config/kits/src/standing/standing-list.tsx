import type { Standing } from '@vcms/data';
import { ENGAGEMENT_STATE_LABELS, type Item } from '@vcms/domain';
import { Box, Flex, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ROW_HEIGHT } from '../row-height.ts';
import { StandingChip } from './standing-chip.tsx';
import type { Reader } from './why-words.ts';

export interface StandingListProps {
  readonly standings: readonly Standing[];
  readonly nameOf: (standing: Standing) => string;
  readonly reader: Reader;
  readonly pathOf: (item: Item, standing: Standing) => string | undefined;
  /** Where the contractor's own page is. */
  readonly recordOf: (standing: Standing) => string;
  /** All have the status that the list's title names: it is not said again at each. */
  readonly isOneStatus?: boolean;
}

function Detail({ standing: { engagementState, readinessPct } }: { readonly standing: Standing }) {
  return (
    <Text as="span" color="fg.muted" whiteSpace="nowrap">
      {readinessPct === undefined ? ENGAGEMENT_STATE_LABELS[engagementState] : `${readinessPct}% met`}
    </Text>
  );
}

/** Relations with their status, how much is met, and why. */
export function StandingList(props: StandingListProps) {
  const { standings, nameOf, reader, pathOf, recordOf, isOneStatus = false } = props;
  return (
    <Stack as="ul" gap="0.5" textStyle="sm" listStyleType="none">
      {standings.map((standing) => (
        <Flex
          as="li"
          key={standing.id}
          wrap={isOneStatus ? 'nowrap' : 'wrap'}
          justify="space-between"
          align="center"
          columnGap="2"
          minH={ROW_HEIGHT}
        >
          <Box minW="0" lineHeight="1.35" flexBasis={isOneStatus ? undefined : 'full'}>
            <Link asChild display="inline" fontWeight="medium" overflowWrap="anywhere">
              <RouterLink to={recordOf(standing)}>{nameOf(standing)}</RouterLink>
            </Link>
            {isOneStatus && ' '}
            {isOneStatus && <Detail standing={standing} />}
          </Box>
          {!isOneStatus && <Detail standing={standing} />}
          <StandingChip
            standing={standing}
            name={nameOf(standing)}
            reader={reader}
            pathOf={(item) => pathOf(item, standing)}
            isBare={isOneStatus}
          />
        </Flex>
      ))}
    </Stack>
  );
}
