import { OSHA_RATES, pooledRates, type RateNumbers } from '@vcms/domain';
import { Box, ScrollingTable, Table, Text } from '@vcms/ui';
import { ratesWithIntervals } from '../model/rate-intervals.ts';
import { RATE_LABELS } from '../model/record-flags.ts';

const MEANINGS = {
  trir: 'all recordable cases',
  dart: 'days away, restricted or transferred',
  ltir: 'days away',
} as const;

interface RateColumn {
  readonly title: string;
  readonly logs: readonly RateNumbers[];
}

function RateCell({
  logs,
  rate,
}: {
  readonly logs: readonly RateNumbers[];
  readonly rate: keyof typeof MEANINGS;
}) {
  const value = ratesWithIntervals(logs)[rate];
  if (value === null) return <Text color="fg.muted">–</Text>;
  return (
    <>
      <Text fontWeight="semibold">{value.rate}</Text>
      <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {value.low} to {value.high}
      </Text>
    </>
  );
}

export interface RateTableProps {
  readonly label: string;
  readonly columns: readonly RateColumn[];
  /** Without what each rate counts: beside a form. */
  readonly isNarrow?: boolean;
}

/** Rates with their exact 95% ranges, one column for each set of logs. */
export function RateTable({ label, columns, isNarrow = false }: RateTableProps) {
  return (
    <Box>
      <ScrollingTable label={label}>
        <Table.Header>
          <Table.Row bg="bg.muted">
            <Table.ColumnHeader>Rate</Table.ColumnHeader>
            {columns.map(({ title }) => (
              <Table.ColumnHeader key={title} textAlign="end" whiteSpace="normal">
                {title}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body fontVariantNumeric="tabular-nums">
          {OSHA_RATES.map((rate) => (
            <Table.Row key={rate}>
              <Table.Cell as="th" scope="row" textAlign="start" fontWeight="medium">
                {RATE_LABELS[rate]}
                {!isNarrow && (
                  <Text textStyle="xs" color="fg.muted" fontWeight="normal">
                    {MEANINGS[rate]}
                  </Text>
                )}
              </Table.Cell>
              {columns.map(({ title, logs }) => (
                <Table.Cell key={title} textAlign="end" verticalAlign="top">
                  <RateCell logs={logs} rate={rate} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
          <Table.Row>
            <Table.Cell as="th" scope="row" textAlign="start" fontWeight="medium">
              Severity
              {!isNarrow && (
                <Text textStyle="xs" color="fg.muted" fontWeight="normal">
                  days away, for information
                </Text>
              )}
            </Table.Cell>
            {columns.map(({ title, logs }) => (
              <Table.Cell key={title} textAlign="end" verticalAlign="top" fontWeight="semibold">
                {pooledRates(logs).severity ?? '–'}
              </Table.Cell>
            ))}
          </Table.Row>
        </Table.Body>
      </ScrollingTable>
      <Text mt="2" textStyle="xs" color="fg.muted">
        Cases per 200,000 hours. Below each rate: the range that chance alone can produce, with 95%
        confidence. The fewer hours, the wider it is.
      </Text>
    </Box>
  );
}
