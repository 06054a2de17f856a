import { formatMoney, LIMIT_LABELS, type LineOverview } from '@vcms/domain';
import { Box, Flex, LimitBar, SimpleGrid, StatusLine, type StatusTone, Text } from '@vcms/ui';
import { furtherLimits, type LimitAnswer, type LimitRow, limitRows } from './limit-bars.ts';

interface Look {
  readonly tone: StatusTone;
  readonly palette: 'green' | 'red' | 'blue' | 'purple' | 'gray';
}

const LOOKS: Readonly<Record<LimitAnswer, Look>> = {
  met: { tone: 'success', palette: 'green' },
  short: { tone: 'danger', palette: 'red' },
  variance: { tone: 'info', palette: 'blue' },
  waiting: { tone: 'waiting', palette: 'purple' },
  nothing: { tone: 'danger', palette: 'gray' },
};

function Limit({ row: { code, asked, askedBy, have, answer, words } }: { readonly row: LimitRow }) {
  const { tone, palette } = LOOKS[answer];
  return (
    <Box as="li" minW="0">
      <Flex wrap="wrap" columnGap="3" justify="space-between" textStyle="sm" mb="1">
        <Text fontWeight="medium">{LIMIT_LABELS[code]}</Text>
        <StatusLine tone={tone}>{words}</StatusLine>
      </Flex>
      <LimitBar have={have ?? 0} asked={asked} palette={palette} />
      <Text mt="1" textStyle="xs" color="fg.muted">
        {have !== undefined && `${formatMoney(have)} on file · `}
        {formatMoney(asked)} required by {askedBy}
      </Text>
    </Box>
  );
}

/** The limits of a line as bars: what is on file against what the strictest client requires. */
export function LimitList({ overview }: { readonly overview: LineOverview }) {
  const rows = limitRows(overview);
  const further = furtherLimits(overview);
  return (
    <>
      {rows.length > 0 && (
        <SimpleGrid
          as="ul"
          aria-label="Limits"
          listStyleType="none"
          m="0"
          p="0"
          columns={{ base: 1, md: 2 }}
          columnGap="6"
          rowGap="3"
        >
          {rows.map((row) => (
            <Limit key={row.code} row={row} />
          ))}
        </SimpleGrid>
      )}
      {further.length > 0 && (
        <Text mt={rows.length > 0 ? '3' : '0'} textStyle="sm" color="fg.muted">
          {rows.length > 0 ? 'Also on file: ' : 'On file: '}
          {further.map(([code, amount]) => `${LIMIT_LABELS[code]} ${formatMoney(amount)}`).join(', ')}.
        </Text>
      )}
    </>
  );
}
