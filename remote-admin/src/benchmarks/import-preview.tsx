import { counted, OSHA_RATES, type OshaRate } from '@vcms/domain';
import { type BlsTable, type ComparedRow, haveSameRate } from '@vcms/safety-record/model';
import { Box, ScrollingTable, Table, Text } from '@vcms/ui';

/** More are no help: the first ones show what it is about. */
const SHOWN = 50;

const NONE = '–';
const KIND_WORDS = { new: 'New', changed: 'Changed', same: 'The same' } as const;

export interface ImportPreviewProps {
  readonly table: BlsTable;
  /** Compared with what is stored; absent: not yet. */
  readonly rows: readonly ComparedRow[] | undefined;
  readonly source: string;
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

/** What will be stored, and below it what it takes the place of. */
function Now({ value, before }: { readonly value: string; readonly before: string | undefined }) {
  return (
    <>
      {value}
      {before !== undefined && before !== value && (
        <Text textStyle="sm" color="fg.muted">
          was {before}
        </Text>
      )}
    </>
  );
}

function First({ of }: { readonly of: number }) {
  return of > SHOWN ? <Text mt="2">{`The first ${SHOWN} of ${of} are shown.`}</Text> : null;
}

function RateCell({ row: { rates, before }, rate }: { readonly row: ComparedRow; readonly rate: OshaRate }) {
  const [value, was] = [rates[rate], before?.[rate]];
  const isSame = was === undefined || haveSameRate(value, was);
  return (
    <Table.Cell>
      <Now value={value ?? NONE} before={isSame ? undefined : (was ?? NONE)} />
    </Table.Cell>
  );
}

function Changes({ rows, source }: { readonly rows: readonly ComparedRow[]; readonly source: string }) {
  const changed = rows.filter(({ kind }) => kind !== 'same');
  if (changed.length === 0) return null;
  return (
    <>
      <ScrollingTable label="What changes">
        <Table.Header>
          <Table.Row bg="bg.muted">
            {['NAICS', 'Industry', 'TRIR', 'DART', 'LTIR', 'Source', 'Change'].map((title) => (
              <Table.ColumnHeader key={title}>{title}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {changed.slice(0, SHOWN).map((row) => (
            <Table.Row key={row.naics}>
              <Table.Cell as="th" scope="row" textAlign="start">
                {row.naics}
              </Table.Cell>
              <Table.Cell>
                <Now value={row.title} before={row.before?.title} />
              </Table.Cell>
              {OSHA_RATES.map((rate) => (
                <RateCell key={rate} {...{ row, rate }} />
              ))}
              <Table.Cell>
                <Now value={source} before={row.before?.source} />
              </Table.Cell>
              <Table.Cell>{KIND_WORDS[row.kind]}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </ScrollingTable>
      <First of={changed.length} />
    </>
  );
}

/** What a file holds, what is wrong with it and, once compared, what it changes. */
export function ImportPreview({ table, rows, source }: ImportPreviewProps) {
  const { problems, leftOut } = table;
  const left = `${counted(leftOut, 'row')} left out`;
  const count = (kind: ComparedRow['kind']) => rows?.filter((row) => row.kind === kind).length ?? 0;
  return (
    <Box>
      <Text mb="2" role="status">
        {rows === undefined
          ? `${counted(table.rows.length, 'industry', 'industries')}, ${counted(problems.length, 'problem')}, ${left}.`
          : `${count('new')} new, ${count('changed')} changed, ${count('same')} the same, ${left}.`}
      </Text>
      {leftOut > 0 && (
        <Text mb="2" color="fg.muted">
          Left out are totals, government, codes of five digits and rows without a rate.
        </Text>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      <First of={problems.length} />
      {rows !== undefined && <Changes {...{ rows, source }} />}
    </Box>
  );
}
