import { formatDate } from '@vcms/domain';
import type { RegisterColumn } from '@vcms/kits/register';
import { Box, Text } from '@vcms/ui';
import type { ReactNode } from 'react';
import { standingText, type VarianceRow } from './variance-row.ts';

/** Long texts show their beginning; the details show all of it. */
function Beginning({ label, text }: { readonly label: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Text textStyle="sm" lineClamp={3} overflowWrap="anywhere">
      <Text as="span" color="fg.muted">
        {label}:{' '}
      </Text>
      {text}
    </Text>
  );
}

function termText({ variance }: VarianceRow): string {
  return `${formatDate(variance.from)} to ${formatDate(variance.to)}`;
}

function renewalsText(renewals: number): string {
  if (renewals === 0) return 'Not renewed so far';
  return renewals === 1 ? 'Renewed once' : `Renewed ${renewals} times`;
}

function TermCell({ row }: { readonly row: VarianceRow }) {
  return (
    <Box fontVariantNumeric="tabular-nums">
      <Text>{termText(row)}</Text>
      <Text textStyle="sm" fontWeight="medium">
        {row.stateText}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {renewalsText(row.renewals)}
      </Text>
    </Box>
  );
}

/** Columns of the ledger (domain 4.5); `actions` draws what can be done with a row, on a phone below its name. */
export function varianceColumns(
  actions: (row: VarianceRow) => ReactNode,
  isPhone: boolean,
): readonly RegisterColumn<VarianceRow>[] {
  return [
    {
      title: 'Contractor and item',
      sort: 'contractor',
      value: ({ contractorName }) => contractorName,
      cell: (row) => (
        <Box minW="28">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {row.contractorName}
          </Text>
          <Text textStyle="sm" fontWeight="normal">
            {row.title}
          </Text>
          {isPhone && (
            <Box mt="2" fontWeight="normal">
              {actions(row)}
            </Box>
          )}
        </Box>
      ),
    },
    {
      title: 'Actual vs. required',
      value: standingText,
      cell: (row) => <Text textStyle="sm">{standingText(row)}</Text>,
      wide: true,
    },
    {
      title: 'Reason and mitigation',
      value: ({ variance }) => variance.reason,
      wide: true,
      cell: ({ variance }) => (
        <Box minW="40">
          <Beginning label="Reason" text={variance.reason} />
          <Beginning label="Mitigation" text={variance.mitigation} />
        </Box>
      ),
    },
    { title: 'From and to', sort: 'to', value: termText, cell: (row) => <TermCell row={row} /> },
    {
      title: 'Requested and decided by',
      value: ({ askedBy }) => askedBy,
      wide: true,
      cell: ({ askedBy, decidedBy }) => (
        <Box>
          <Text textStyle="sm">{askedBy}</Text>
          {decidedBy !== undefined && (
            <Text textStyle="sm" color="fg.muted">
              Decided by {decidedBy}
            </Text>
          )}
        </Box>
      ),
    },
    ...(isPhone ? [] : [{ title: 'Actions', value: () => '', cell: actions }]),
  ];
}

/** Columns of the exported file: one fact each. */
export const VARIANCE_FILE_COLUMNS: readonly RegisterColumn<VarianceRow>[] = [
  { title: 'Contractor', value: ({ contractorName }) => contractorName },
  { title: 'Item', value: ({ title }) => title },
  { title: 'Actual vs. required', value: standingText },
  { title: 'Reason', value: ({ variance }) => variance.reason },
  { title: 'Mitigation', value: ({ variance }) => variance.mitigation },
  { title: 'From', value: ({ variance }) => variance.from },
  { title: 'To', value: ({ variance }) => variance.to },
  { title: 'State', value: ({ stateText }) => stateText },
  { title: 'Requested by', value: ({ askedBy }) => askedBy },
  { title: 'Decided by', value: ({ decidedBy }) => decidedBy },
  { title: 'Conditions', value: ({ variance }) => variance.conditions },
  { title: 'Decision comment', value: ({ variance }) => variance.decisionReason },
  { title: 'Renewals', value: ({ renewals }) => renewals },
];
