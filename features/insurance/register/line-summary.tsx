import type { LiveState, Standing } from '@vcms/data';
import { type InsuranceLine, LIMIT_LABELS, LINE_LABELS, type Review } from '@vcms/domain';
import type { Reader } from '@vcms/kits/standing';
import { Box, Flex, Heading, HStack, Text } from '@vcms/ui';
import { useId } from 'react';
import { LineReview } from './line-review.tsx';
import { endText, lineStanding, shortMoney } from './line-standing.ts';
import { LineStatus } from './line-status.tsx';

export interface LineSummaryProps {
  readonly standing: Standing;
  readonly line: InsuranceLine;
  readonly reader: Reader;
  readonly reviews: LiveState<Review>;
  /** The contractor's own page, where something can be done about the line. */
  readonly path: string;
}

/** The limits of the policy, each by its name: "Each occurrence $1M". */
function LimitList({ standing, line }: Pick<LineSummaryProps, 'standing' | 'line'>) {
  const { limits } = lineStanding(standing, line);
  if (limits.length === 0) return null;
  return (
    <Box as="dl" mt="2">
      {limits.map(({ code, actual }) => (
        <Flex key={code} justify="space-between" gap="4" py="0.5">
          <Text as="dt" color="fg.muted">
            {LIMIT_LABELS[code]}
          </Text>
          <Text as="dd" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {actual === undefined ? 'None' : shortMoney(actual)}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}

/** One line beside the list: status and why, end, limits, last review. */
export function LineSummary({ standing, line, reader, reviews, path }: LineSummaryProps) {
  const id = useId();
  const end = endText(lineStanding(standing, line));
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" py="4" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Flex wrap="wrap" gap="1" align="center" mb="1">
        <Heading as="h3" id={id} size="sm" me="auto">
          {LINE_LABELS[line]}
        </Heading>
        <HStack gap="1" me="-2.5">
          <LineStatus standing={standing} line={line} reader={reader} path={path} />
        </HStack>
      </Flex>
      {end !== '' && <Text>{end}</Text>}
      <LineReview standing={standing} line={line} reviews={reviews} />
      <LimitList standing={standing} line={line} />
    </Box>
  );
}
