import { Box, Flex, Text, VisuallyHidden } from '@vcms/ui';
import type { PeriodCount } from './period-counts.ts';

export interface ColumnChartProps {
  readonly periods: readonly PeriodCount[];
  /** What is counted, in the plural: changes. */
  readonly noun: string;
  /** Of the whole chart: Changes by week. */
  readonly label: string;
}

/** Height of the tallest column in pixels; the chart keeps its height whatever the numbers are. */
const HEIGHT = 34;

/** How many fall into each period: columns for the eye; the list itself says the same in words. */
export function ColumnChart({ periods, noun, label }: ColumnChartProps) {
  const most = Math.max(1, ...periods.map(({ count }) => count));
  return (
    <Flex as="ol" aria-label={label} listStyleType="none" gap="1" m="0" p="0" align="flex-end">
      {periods.map(({ from, count, label: below, name }, at) => (
        <Box as="li" key={from} flex="1" minW="0" textAlign="center">
          <VisuallyHidden>
            {name}: {count} {noun}
          </VisuallyHidden>
          <Flex aria-hidden height={`${HEIGHT + 18}px`} direction="column" justify="flex-end">
            <Text textStyle="xs" fontVariantNumeric="tabular-nums" color={count === 0 ? 'fg.muted' : 'fg'}>
              {count}
            </Text>
            <Box
              data-print="ink"
              height={`${Math.max(2, (count / most) * HEIGHT)}px`}
              bg={count === 0 ? 'border' : 'colorPalette.solid'}
              borderTopRadius="sm"
              borderBottomWidth="1px"
            />
          </Flex>
          {/* Wider than its column: the last one grows towards the chart's middle. */}
          <Flex aria-hidden height="1.2em" justify={at === periods.length - 1 ? 'flex-end' : 'flex-start'}>
            <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
              {below}
            </Text>
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}
