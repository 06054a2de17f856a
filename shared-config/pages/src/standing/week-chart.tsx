import { formatDate } from '@vcms/domain';
import { Box, Flex, Text, VisuallyHidden } from '@vcms/ui';
import type { WeekCount } from './week-counts.ts';

export interface WeekChartProps {
  readonly weeks: readonly WeekCount[];
  /** What is counted, in the plural: policies. */
  readonly noun: string;
}

const HEIGHT = 72;

function dayAndMonth(date: string): string {
  return formatDate(date).slice(0, 5);
}

/** How many fall into each week: columns for the eye; the list itself says the same in words. */
export function WeekChart({ weeks, noun }: WeekChartProps) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <Flex as="ol" aria-label={`${noun} by week`} listStyleType="none" gap="1" m="0" p="0" align="flex-end">
      {weeks.map(({ from, count }, at) => (
        <Box as="li" key={from} flex="1" minW="0" textAlign="center">
          <VisuallyHidden>
            Week of {formatDate(from)}: {count} {noun}
          </VisuallyHidden>
          <Flex aria-hidden height={`${HEIGHT + 20}px`} direction="column" justify="flex-end">
            <Text textStyle="xs" fontVariantNumeric="tabular-nums" color={count === 0 ? 'fg.muted' : 'fg'}>
              {count}
            </Text>
            <Box
              height={`${Math.max(2, (count / most) * HEIGHT)}px`}
              bg={count === 0 ? 'border' : 'colorPalette.solid'}
              borderTopRadius="sm"
            />
          </Flex>
          <Text aria-hidden textStyle="xs" color="fg.muted" whiteSpace="nowrap" height="1.2em">
            {at % 4 === 0 ? dayAndMonth(from) : ''}
          </Text>
        </Box>
      ))}
    </Flex>
  );
}
