import { type CalendarDate, counted } from '@vcms/domain';
import { Box, Flex, Link, Stack, Text } from '@vcms/ui';
import { Link as RouterLink } from 'react-router-dom';
import { ComplianceChip } from '../compliance-chip.tsx';
import { RelativeDay } from '../relative-day.tsx';
import { ColumnChart } from './column-chart.tsx';
import type { ForecastEntry } from './forecast-entries.ts';
import { weekCounts } from './period-counts.ts';

export interface ForecastProps {
  readonly entries: readonly ForecastEntry[];
  readonly today: CalendarDate;
  readonly weeks: number;
  readonly nameOf: (entry: ForecastEntry) => string;
  /** The contractor's own page. */
  readonly recordOf: (entry: ForecastEntry) => string;
}

/** Changes that are told one by one; the columns count them all. */
const SHOWN = 3;

/** What changes if nothing is done: how much by week, and the first changes with who, what and when. */
export function Forecast({ entries, today, weeks, nameOf, recordOf }: ForecastProps) {
  const dates = entries.map(({ date }) => date);
  const changing = new Set(entries.map(({ standing }) => standing.id)).size;
  return (
    <>
      <ColumnChart periods={weekCounts(dates, today, weeks)} noun="changes" label="Changes by week" />
      <Text mb="1" textStyle="xs" color="fg.muted">
        {counted(entries.length, 'change')} of {counted(changing, 'contractor')}, by week from today
      </Text>
      <Stack as="ol" gap="1" textStyle="sm" listStyleType="none">
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <Flex justify="space-between" align="baseline" gap="3">
              <Link asChild fontWeight="medium" minW="0" overflowWrap="anywhere">
                <RouterLink to={recordOf(entry)}>{nameOf(entry)}</RouterLink>
              </Link>
              <RelativeDay date={entry.date} today={today} />
            </Flex>
            <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="3">
              <Text minW="0" overflowWrap="anywhere">
                {entry.sentence}
              </Text>
              {entry.after !== entry.before && (
                <Box flexShrink="0">
                  <ComplianceChip status={entry.after} />
                </Box>
              )}
            </Flex>
          </li>
        ))}
      </Stack>
    </>
  );
}
