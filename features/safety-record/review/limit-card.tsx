import { compareDecimals, type Decimal, OSHA_RATES } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, Flex, Icon, ScrollingTable, Table, Text, VisuallyHidden } from '@vcms/ui';
import type { ReactNode } from 'react';
import type { JudgedRate } from '../model/client-limits.ts';
import { ASSUMED_EMR, type EmrStanding } from '../model/emr-means.ts';
import { groupWords } from '../model/group-words.ts';
import { RATE_LABELS } from '../model/record-flags.ts';
import type { ClientVerdict } from './record-outlook.ts';

const LOOKS = {
  met: { color: 'fg.success', icon: 'check-circle', words: 'Met: ' },
  over: { color: 'fg.error', icon: 'cross', words: 'Not met: ' },
  open: { color: 'fg.muted', icon: 'minus', words: '' },
} as const;

function Verdict({ look, children }: { readonly look: keyof typeof LOOKS; readonly children: ReactNode }) {
  const { color, icon, words } = LOOKS[look];
  return (
    <Flex gap="1.5" align="flex-start">
      <Box color={color} pt="0.5">
        <Icon name={icon} size="1.1em" />
      </Box>
      <Text as="span" textStyle="sm" fontWeight={look === 'over' ? 'medium' : 'normal'}>
        <VisuallyHidden>{words}</VisuallyHidden>
        {children}
      </Text>
    </Flex>
  );
}

function RateVerdict({ judged }: { readonly judged: JudgedRate }) {
  const { verdict, actual, limit } = judged;
  switch (verdict) {
    case 'within':
      return <Verdict look="met">{`${actual}, limit ${limit}`}</Verdict>;
    case 'small_employer':
      return <Verdict look="met">{`${actual}, few hours`}</Verdict>;
    case 'over':
      return <Verdict look="over">{`${actual}, limit ${limit}`}</Verdict>;
    case 'no_hours':
      return <Verdict look="open">No hours</Verdict>;
    case 'no_benchmark':
      return <Verdict look="open">No industry rate</Verdict>;
    case 'no_limit':
      return <Verdict look="open">Not required</Verdict>;
  }
}

function DecimalVerdict({
  actual,
  limit,
}: {
  readonly actual: Decimal | undefined;
  readonly limit?: Decimal | undefined;
}) {
  if (limit === undefined) return <Verdict look="open">Not required</Verdict>;
  if (actual === undefined) return <Verdict look="open">None in effect</Verdict>;
  const look = compareDecimals(actual, limit) <= 0 ? 'met' : 'over';
  return <Verdict look={look}>{`${actual}, limit ${limit}`}</Verdict>;
}

function DeathsVerdict({ verdict }: { readonly verdict: ClientVerdict }) {
  const { deaths, limits } = verdict;
  if (limits.maxDeaths === null) return <Verdict look="open">Not required</Verdict>;
  const look = deaths <= limits.maxDeaths ? 'met' : 'over';
  return <Verdict look={look}>{`${deaths}, limit ${limits.maxDeaths}`}</Verdict>;
}

interface LimitTableProps {
  readonly verdicts: readonly ClientVerdict[];
  readonly columns: readonly {
    readonly title: string;
    readonly cell: (verdict: ClientVerdict) => ReactNode;
  }[];
}

function LimitTable({ verdicts, columns }: LimitTableProps) {
  return (
    <ScrollingTable label="Limits of each client">
      <Table.Header>
        <Table.Row bg="bg.muted">
          <Table.ColumnHeader minW="8rem">Client</Table.ColumnHeader>
          {columns.map(({ title }) => (
            <Table.ColumnHeader key={title} minW="7rem">
              {title}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {verdicts.map((verdict) => (
          <Table.Row key={verdict.limits.clientId}>
            <Table.Cell as="th" scope="row" fontWeight="normal" textAlign="start" verticalAlign="top">
              {verdict.limits.clientName}
              <Text textStyle="xs">{groupWords(verdict.limits)}</Text>
            </Table.Cell>
            {columns.map(({ title, cell }) => (
              <Table.Cell key={title} verticalAlign="top">
                {cell(verdict)}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </ScrollingTable>
  );
}

const RATE_COLUMNS: LimitTableProps['columns'] = [
  ...OSHA_RATES.map((rate) => ({
    title: RATE_LABELS[rate],
    cell: (verdict: ClientVerdict) => <RateVerdict judged={verdict.rates[rate]} />,
  })),
  { title: 'Deaths', cell: (verdict) => <DeathsVerdict verdict={verdict} /> },
];

const NOT_RATED_WORDS = {
  assume_1_00: 'Counted as 1.00',
  not_applicable: 'Accepted without an EMR',
  non_compliant: 'Not accepted',
} as const;

function emrColumns({ latest, mean }: EmrStanding): LimitTableProps['columns'] {
  return [
    {
      title: 'Latest',
      cell: ({ limits }) => <DecimalVerdict actual={latest?.value} limit={limits.emrLatest} />,
    },
    {
      title: 'Mean of up to 3',
      cell: ({ limits }) => <DecimalVerdict actual={mean} limit={limits.emrMean} />,
    },
  ];
}

/** What a limit says of a company without a modification, where the client takes it as an average one. */
function AssumedVerdict({
  limits,
  limit,
}: Pick<ClientVerdict, 'limits'> & { readonly limit: Decimal | undefined }) {
  const isAssumed = limits.notRatedTreatment === 'assume_1_00';
  return isAssumed ? (
    <DecimalVerdict actual={ASSUMED_EMR} limit={limit} />
  ) : (
    <Verdict look="open">Not compared</Verdict>
  );
}

const NOT_RATED_COLUMNS: LimitTableProps['columns'] = [
  {
    title: 'Without an EMR',
    cell: ({ limits: { notRatedTreatment } }) =>
      notRatedTreatment === undefined ? 'Not required' : NOT_RATED_WORDS[notRatedTreatment],
  },
  { title: 'Latest', cell: ({ limits }) => <AssumedVerdict limits={limits} limit={limits.emrLatest} /> },
  {
    title: 'Mean of up to 3',
    cell: ({ limits }) => <AssumedVerdict limits={limits} limit={limits.emrMean} />,
  },
];

export interface LimitCardProps {
  readonly kind: 'osha_year' | 'emr' | 'not_rated';
  readonly verdicts: readonly ClientVerdict[];
  readonly emr: EmrStanding;
}

function columnsOf({ kind, emr }: LimitCardProps): LimitTableProps['columns'] {
  if (kind === 'osha_year') return RATE_COLUMNS;
  return kind === 'emr' ? emrColumns(emr) : NOT_RATED_COLUMNS;
}

/** What each client accepts, beside what would count if the record were confirmed. */
export function LimitCard(props: LimitCardProps) {
  const { verdicts } = props;
  return (
    <ReviewCard title="If confirmed">
      {verdicts.length === 0 ? (
        <Text color="fg.muted">No client has a limit for this.</Text>
      ) : (
        <LimitTable verdicts={verdicts} columns={columnsOf(props)} />
      )}
    </ReviewCard>
  );
}
