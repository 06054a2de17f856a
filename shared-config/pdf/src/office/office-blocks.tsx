import { Box, Heading, ScrollingTable, Table, Text } from '@vcms/ui';
import type { OfficeBlock } from './office-text.ts';

type OfficeTable = Extract<OfficeBlock, { readonly kind: 'table' }>;

function TableBlock({ table, label }: { readonly table: OfficeTable; readonly label: string }) {
  const width = Math.max(...table.rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  return (
    <Box my="4">
      {table.title !== undefined && (
        <Heading as="h3" textStyle="md" mb="2">
          {table.title}
        </Heading>
      )}
      <ScrollingTable label={label}>
        <Table.Body>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file stand still
            <Table.Row key={at}>
              {columns.map((column) => (
                <Table.Cell key={column} whiteSpace="pre-wrap" verticalAlign="top">
                  {row[column] ?? ''}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </ScrollingTable>
      {table.isCut && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          There are more rows or columns than are shown here.
        </Text>
      )}
    </Box>
  );
}

/** Paragraphs, headings and tables of a file in their order. */
export function OfficeBlocks({
  blocks,
  label,
}: {
  readonly blocks: readonly OfficeBlock[];
  readonly label: string;
}) {
  const tables = blocks.filter(({ kind }) => kind === 'table');
  return blocks.map((block, at) => {
    const key = `${at}`;
    if (block.kind === 'table')
      return (
        <TableBlock
          key={key}
          table={block}
          label={block.title ?? `Table ${tables.indexOf(block) + 1} of ${label}`}
        />
      );
    if (block.kind === 'heading')
      return (
        <Heading key={key} as="h3" textStyle="md" mt="4" mb="2" whiteSpace="pre-wrap">
          {block.text}
        </Heading>
      );
    return (
      <Text key={key} mb="2" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {block.text}
      </Text>
    );
  });
}
