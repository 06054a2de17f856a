import { type Benchmark, OSHA_RATE_LABELS, type OshaRate } from '@vcms/domain';
import { Alert, Box, Button, Table, Text } from '@vcms/ui';
import { useState } from 'react';
import { typedDecimal } from './acceptable-values.ts';
import { industryLimits } from './industry-limits.ts';

const SHOWN = 8;

export interface IndustryTableProps {
  readonly rate: OshaRate;
  readonly multiplier: string;
  readonly benchmarks: readonly Benchmark[];
}

/** The number that a multiple makes for each industry; without a rate of its industry a contractor is not held to it. */
export function IndustryTable({ rate, multiplier, benchmarks }: IndustryTableProps) {
  const [isLong, setLong] = useState(false);
  const all = industryLimits(benchmarks, rate, typedDecimal(multiplier));
  const name = OSHA_RATE_LABELS[rate];
  if (all.length === 0) {
    return (
      <Alert.Root status="warning" mt="4">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>No industry rate for {name} is on file.</Alert.Title>
          <Alert.Description>
            Without an industry rate, a multiple is not enforced. Enter a number instead, or ask us to add the
            industry rates.
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );
  }
  const sources = [...new Set(all.map(({ source }) => source ?? 'not on file'))];
  const shown = isLong ? all : all.slice(0, SHOWN);
  return (
    <Box mt="4">
      <Box borderWidth="1px" borderRadius="lg" overflow="hidden">
        <Table.Root size="sm" aria-label={`${name} limits by industry`}>
          <Table.Header>
            <Table.Row bg="bg.muted">
              <Table.ColumnHeader>NAICS</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Industry {name}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Limit</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ naics, sector, year, rate: value, limit }) => (
              <Table.Row key={naics}>
                <Table.Cell as="th" scope="row" fontWeight="normal" textAlign="start">
                  {naics} <Text textStyle="xs">{sector}</Text>
                </Table.Cell>
                <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                  {value} ({year})
                </Table.Cell>
                <Table.Cell textAlign="end" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {limit ?? '–'}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {all.length > shown.length && (
        <Button mt="2" size="sm" variant="outline" onClick={() => setLong(true)}>
          Show all {all.length}
        </Button>
      )}
      <Text mt="2" textStyle="sm" color="fg.muted">
        Source: {sources.join('; ')}. A contractor is held to the longest code that matches its own: 6, 4, 3
        or 2 digits. Without a match, this limit does not apply to it.
      </Text>
    </Box>
  );
}
