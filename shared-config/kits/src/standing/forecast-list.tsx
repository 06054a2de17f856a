import { formatDate, STATUS_LABELS } from '@vcms/domain';
import { Box, Flex, Stack, Text } from '@vcms/ui';
import { ComplianceChip } from '../compliance-chip.tsx';
import type { ForecastEntry } from './forecast-entries.ts';

export interface ForecastListProps {
  readonly entries: readonly ForecastEntry[];
  readonly nameOf: (entry: ForecastEntry) => string;
  /** Rows at most; the rest is counted in words. */
  readonly max: number;
}

/** Causes named on one line; the answer to *Why?* names them all. */
const CAUSES = 2;

function causesInWords({ causes, before, after }: ForecastEntry): string {
  const shown = causes.slice(0, CAUSES).join('; ');
  const rest = causes.length > CAUSES ? `; and ${causes.length - CAUSES} more` : '';
  const overall = before === after ? `Overall still ${STATUS_LABELS[after].toLowerCase()}. ` : '';
  return `${overall}${shown}${rest}`;
}

/** Who changes when, to what, because of what, if nothing is done. */
export function ForecastList({ entries, nameOf, max }: ForecastListProps) {
  const hidden = Math.max(0, entries.length - max);
  return (
    <>
      <Stack as="ol" gap="0" listStyleType="none">
        {entries.slice(0, max).map((entry) => (
          <Box as="li" key={entry.id} py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
            <Flex wrap="wrap" gap="2" align="center">
              <Text fontVariantNumeric="tabular-nums" fontWeight="semibold">
                {formatDate(entry.date)}
              </Text>
              <Text minW="0" overflowWrap="anywhere" flex="1">
                {nameOf(entry)}
              </Text>
              {entry.after !== entry.before && <ComplianceChip status={entry.after} />}
            </Flex>
            <Text textStyle="sm" color="fg.muted">
              {causesInWords(entry)}
            </Text>
          </Box>
        ))}
      </Stack>
      {hidden > 0 && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          and {hidden} more
        </Text>
      )}
    </>
  );
}
