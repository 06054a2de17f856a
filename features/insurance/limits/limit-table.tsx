import { Box, Table, Text } from '@vcms/ui';
import { LimitActions } from './limit-actions.tsx';
import type { LimitRow, LineRows } from './limit-rows.ts';
import { differenceText, effectiveText, laterText, ownText, untilText, usualText } from './limit-words.ts';

const COLUMNS = ['Company-wide', 'This contractor', 'Difference', 'Holds', 'Until'] as const;

function ReasonRow({ row }: { readonly row: LimitRow }) {
  const { own, later } = row;
  if (own === undefined && later.length === 0) return null;
  return (
    <>
      {own !== undefined && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {own.reason}
        </Text>
      )}
      {later.map((entry) => (
        <Text key={entry.id} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          Later: {laterText(entry)}. {entry.reason}
        </Text>
      ))}
    </>
  );
}

/** The demands of a line on wide screens: what all must carry, what this contractor, why and until when. */
export function LimitTable({ lineRows, label }: { readonly lineRows: LineRows; readonly label: string }) {
  const { line, rows } = lineRows;
  return (
    <Box hideBelow="lg" borderWidth="1px" borderRadius="lg" overflow="hidden">
      <Table.Root size="sm" aria-label={label}>
        <Table.Header>
          <Table.Row bg="bg.muted">
            <Table.ColumnHeader>Requirement</Table.ColumnHeader>
            {COLUMNS.map((title) => (
              <Table.ColumnHeader key={title} textAlign="end">
                {title}
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader textAlign="end">Change</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={row.key}>
              <Table.Cell as="th" scope="row" fontWeight="normal" textAlign="start">
                {row.label}
                <ReasonRow row={row} />
              </Table.Cell>
              <Table.Cell textAlign="end">{usualText(row)}</Table.Cell>
              <Table.Cell textAlign="end">{ownText(row.own)}</Table.Cell>
              <Table.Cell textAlign="end">{differenceText(row)}</Table.Cell>
              <Table.Cell textAlign="end" fontWeight="semibold">
                {effectiveText(row)}
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {untilText(row.own)}
              </Table.Cell>
              <Table.Cell textAlign="end">
                <LimitActions line={line} row={row} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
