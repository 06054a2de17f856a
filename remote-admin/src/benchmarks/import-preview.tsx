import type { BlsTable, ComparedRow } from '@vcms/safety-record/model';
import { Box, ScrollingTable, Table, Text } from '@vcms/ui';

/** More are no help: the first ones show what it is about. */
const SHOWN = 50;

const KIND_WORDS = { new: 'New', changed: 'Changed', same: 'The same' } as const;

export interface ImportPreviewProps {
  readonly table: BlsTable;
  /** Compared with what is stored; absent: not yet. */
  readonly rows: readonly ComparedRow[] | undefined;
}

function Problems({ problems }: Pick<BlsTable, 'problems'>) {
  return (
    <ScrollingTable label="Problems of the file">
      <Table.Header>
        <Table.Row bg="bg.muted">
          <Table.ColumnHeader>Row</Table.ColumnHeader>
          <Table.ColumnHeader>Column</Table.ColumnHeader>
          <Table.ColumnHeader>Problem</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {problems.slice(0, SHOWN).map(({ line, column, message }) => (
          <Table.Row key={`${line} ${column} ${message}`}>
            <Table.Cell>{line}</Table.Cell>
            <Table.Cell>{column}</Table.Cell>
            <Table.Cell>{message}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </ScrollingTable>
  );
}

function Changes({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const changed = rows.filter(({ kind }) => kind !== 'same').slice(0, SHOWN);
  if (changed.length === 0) return null;
  return (
    <ScrollingTable label="What changes">
      <Table.Header>
        <Table.Row bg="bg.muted">
          {['NAICS', 'Industry', 'TRIR', 'DART', 'LTIR', 'Change'].map((title) => (
            <Table.ColumnHeader key={title}>{title}</Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {changed.map(({ naics, title, rates, kind }) => (
          <Table.Row key={naics}>
            <Table.Cell as="th" scope="row" textAlign="start">
              {naics}
            </Table.Cell>
            <Table.Cell>{title}</Table.Cell>
            <Table.Cell>{rates.trir ?? '–'}</Table.Cell>
            <Table.Cell>{rates.dart ?? '–'}</Table.Cell>
            <Table.Cell>{rates.ltir ?? '–'}</Table.Cell>
            <Table.Cell>{KIND_WORDS[kind]}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </ScrollingTable>
  );
}

/** What a file holds, what is wrong with it and, once compared, what it changes. */
export function ImportPreview({ table, rows }: ImportPreviewProps) {
  const { problems, leftOut } = table;
  const count = (kind: ComparedRow['kind']) => rows?.filter((row) => row.kind === kind).length ?? 0;
  return (
    <Box>
      <Text mb="2" role="status">
        {rows === undefined
          ? `${table.rows.length} industries, ${problems.length} problems, ${leftOut} rows left out.`
          : `${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${leftOut} rows left out.`}
      </Text>
      {problems.length > 0 && <Problems problems={problems} />}
      {rows !== undefined && <Changes rows={rows} />}
    </Box>
  );
}
