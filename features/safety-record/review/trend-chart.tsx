import { Box, Flex, Text } from '@vcms/ui';
import type { ClientLimits } from '../model/client-limits.ts';
import type { RateWithInterval } from '../model/rate-intervals.ts';
import type { YearOutlook } from './record-outlook.ts';

export interface TrendChartProps {
  readonly outlook: YearOutlook;
  /** Of the one client whose limits are shown with it. */
  readonly limits?: ClientLimits | undefined;
}

/** Where a rate stands between 0 and the end of the scale, in percent. */
function place(rate: string, end: number): string {
  return `${Math.min(100, (Number(rate) / end) * 100)}%`;
}

/** The scale ends a little behind what is shown; a very wide interval runs off its end. */
function scaleEnd({ years, industry }: YearOutlook, limit: string | undefined): number {
  const trirs = years.flatMap(({ rates }) => rates?.trir ?? []);
  const rates = [...trirs.map(({ rate }) => Number(rate)), Number(industry.trir ?? 0), Number(limit ?? 0), 1];
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

/** TRIR by year with its interval, the industry's and a client's limit as lines; the table below says the same in numbers. */
export function TrendChart({ outlook, limits }: TrendChartProps) {
  const { years, industry } = outlook;
  const known = limits?.rates.trir;
  const limit = known === 'unknown' ? undefined : known;
  const end = scaleEnd(outlook, limit);
  return (
    <Box aria-hidden mb="3">
      <Text textStyle="xs" color="fg.muted" mb="1">
        TRIR with its 95% interval
        {industry.trir !== undefined && `; the line is the industry, ${industry.trir}`}
        {limit !== undefined && `; the dashed line is the limit of ${limits?.clientName}, ${limit}`}
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
            {limit !== undefined && (
              <Box
                position="absolute"
                insetInlineStart={place(limit, end)}
                top="0"
                bottom="0"
                borderStartWidth="2px"
                borderStyle="dashed"
                borderColor="red.solid"
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
