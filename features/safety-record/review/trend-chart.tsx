import { Box, Flex, Text } from '@vcms/ui';
import type { RateWithInterval } from '../model/rate-intervals.ts';
import type { YearOutlook } from './record-outlook.ts';

export interface TrendChartProps {
  readonly outlook: YearOutlook;
}

/** Where a rate stands between 0 and the end of the scale, in percent. */
function place(rate: string, end: number): string {
  return `${Math.min(100, (Number(rate) / end) * 100)}%`;
}

/** The scale ends a little behind what is shown; a very wide interval runs off its end. */
function scaleEnd({ years, industry }: YearOutlook): number {
  const trirs = years.flatMap(({ rates }) => rates?.trir ?? []);
  const rates = [...trirs.map(({ rate }) => Number(rate)), Number(industry.trir ?? 0), 1];
  const highs = trirs.map(({ high }) => Number(high));
  return Math.min(Math.max(...highs, ...rates) * 1.05, Math.max(...rates) * 3);
}

function Interval({ trir, end, isSubject }: { trir: RateWithInterval; end: number; isSubject: boolean }) {
  const color = isSubject ? 'colorPalette.solid' : 'fg.muted';
  const from = place(trir.low, end);
  return (
    <>
      <Box
        position="absolute"
        insetInlineStart={from}
        width={`calc(${place(trir.high, end)} - ${from})`}
        top="calc(50% - 2px)"
        height="4px"
        borderRadius="full"
        bg={color}
        opacity={0.35}
      />
      <Box
        position="absolute"
        insetInlineStart={`calc(${place(trir.rate, end)} - 5px)`}
        top="calc(50% - 5px)"
        boxSize="10px"
        borderRadius="full"
        bg={color}
      />
    </>
  );
}

/** TRIR by year with its interval, and the industry's as a line; the table below says the same in numbers. */
export function TrendChart({ outlook }: TrendChartProps) {
  const { years, industry } = outlook;
  const end = scaleEnd(outlook);
  return (
    <Box aria-hidden mb="3">
      <Text textStyle="xs" color="fg.muted" mb="1">
        TRIR with its 95 % interval
        {industry.trir !== undefined && `; the line is the industry, ${industry.trir}`}
      </Text>
      {years.map(({ year, rates, isSubject }) => (
        <Flex key={year} align="center" gap="3" textStyle="xs" fontVariantNumeric="tabular-nums">
          <Text w="2.5rem" fontWeight={isSubject ? 'semibold' : 'normal'}>
            {year}
          </Text>
          <Box
            position="relative"
            flex="1"
            height="24px"
            borderBottomWidth="1px"
            borderStyle="dotted"
            overflow="hidden"
          >
            {industry.trir !== undefined && (
              <Box
                position="absolute"
                insetInlineStart={place(industry.trir, end)}
                top="0"
                bottom="0"
                borderStartWidth="2px"
                borderColor="border.emphasized"
              />
            )}
            {rates?.trir != null && <Interval trir={rates.trir} {...{ end, isSubject }} />}
          </Box>
          <Text w="3.5rem" textAlign="end">
            {rates?.trir?.rate ?? (rates === undefined ? 'None' : 'No hours')}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
