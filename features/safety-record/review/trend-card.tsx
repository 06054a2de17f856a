import { OSHA_RATES, type OshaRate } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { ScrollingTable, Table, Text, VisuallyHidden } from '@vcms/ui';
import type { ReactNode } from 'react';
import type { ClientLimits } from '../model/client-limits.ts';
import { groupWords } from '../model/group-words.ts';
import type { RateWithInterval } from '../model/rate-intervals.ts';
import { RATE_LABELS } from '../model/record-flags.ts';
import type { TrendYear, YearOutlook } from './record-outlook.ts';
import { TrendChart } from './trend-chart.tsx';

export interface TrendCardProps {
  readonly outlook: YearOutlook;
  /** What the one client accepts of this contractor; absent: of several, none stands out. */
  readonly limits?: ClientLimits | undefined;
}

function Rate({ value }: { readonly value: RateWithInterval | null | undefined }) {
  if (value === undefined) return '–';
  if (value === null) return 'No hours';
  return (
    <>
      {value.rate}
      <Text textStyle="xs" color="fg.muted" fontWeight="normal" whiteSpace="nowrap">
        {value.low} to {value.high}
      </Text>
    </>
  );
}

function YearRow({ year, log, rates, isSubject, absence = 'Not on file' }: TrendYear) {
  const cases = log && log.G + log.H + log.I + log.J;
  return (
    <Table.Row {...(isSubject ? { bg: 'bg.info' } : {})}>
      <Table.Cell as="th" scope="row" textAlign="start" fontWeight={isSubject ? 'semibold' : 'normal'}>
        {year}
        <Text textStyle="xs" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
          {log === undefined ? absence : `${log.hours.toLocaleString('en-US')} hours`}
        </Text>
        {isSubject && <VisuallyHidden>, under review</VisuallyHidden>}
      </Table.Cell>
      <Table.Cell textAlign="end">{cases ?? '–'}</Table.Cell>
      {OSHA_RATES.map((rate) => (
        <Table.Cell key={rate} textAlign="end" fontWeight="medium">
          <Rate value={rates?.[rate]} />
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

function SumRow({ title, of }: { readonly title: string; readonly of: (rate: OshaRate) => ReactNode }) {
  return (
    <Table.Row>
      <Table.Cell as="th" scope="row" textAlign="start" fontWeight="medium">
        {title}
      </Table.Cell>
      <Table.Cell />
      {OSHA_RATES.map((rate) => (
        <Table.Cell key={rate} textAlign="end" fontWeight="semibold">
          {of(rate)}
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

function limitText(limit: ClientLimits['rates'][OshaRate]): string {
  return limit === 'unknown' ? 'No industry rate' : (limit ?? '–');
}

function TrendTable({ outlook, limits }: TrendCardProps) {
  const { years, pooled, pooledYears, industry } = outlook;
  const [first, last] = [pooledYears[0], pooledYears.at(-1)];
  const span = first === last ? String(first) : `${first} to ${last}`;
  return (
    <ScrollingTable label="Rates by year">
      <Table.Header>
        <Table.Row bg="bg.muted">
          <Table.ColumnHeader>Year</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Cases</Table.ColumnHeader>
          {OSHA_RATES.map((rate) => (
            <Table.ColumnHeader key={rate} textAlign="end">
              {RATE_LABELS[rate]}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {years.map((year) => (
          <YearRow key={year.year} {...year} />
        ))}
        {pooledYears.length > 1 && (
          <SumRow title={`Pooled, ${span}`} of={(rate) => <Rate value={pooled[rate]} />} />
        )}
        {Object.keys(industry).length > 0 && <SumRow title="Industry" of={(rate) => industry[rate] ?? '–'} />}
        {limits !== undefined && (
          <SumRow title={`Limit of ${limits.clientName}`} of={(rate) => limitText(limits.rates[rate])} />
        )}
      </Table.Body>
    </ScrollingTable>
  );
}

/** Three years side by side: each rate with the range that the same luck could have given. */
export function TrendCard({ outlook, limits }: TrendCardProps) {
  const group = limits && groupWords(limits);
  return (
    <ReviewCard title="Trend">
      <TrendChart {...{ outlook, limits }} />
      <TrendTable {...{ outlook, limits }} />
      <Text mt="2" textStyle="xs" color="fg.muted">
        Small print under a rate: its exact 95% interval. Few hours make a wide one.
      </Text>
      {group !== undefined && (
        <Text mt="1" textStyle="xs" color="fg.muted">
          {group}
        </Text>
      )}
      {outlook.industrySources.map((source) => (
        <Text key={source} mt="1" textStyle="xs" color="fg.muted">
          Industry: {source}
        </Text>
      ))}
    </ReviewCard>
  );
}
