import type { ItaProblem } from '@vcms/safety-record/model';
import { Box, Heading, StatusChip, Table } from '@vcms/ui';

/** More are no help: the first ones show what is wrong. */
const SHOWN = 200;

/** What is wrong with a file, each with its line and column. */
export function ProblemList({ problems }: { readonly problems: readonly ItaProblem[] }) {
  if (problems.length === 0) return null;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Box as="section" aria-label="Problems in the file" mb="6">
      <Heading as="h3" size="sm" mb="2">
        {problems.length === 1 ? '1 problem' : `${problems.length} problems`}
        {errors > 0 && '. Rows marked Left out are not taken.'}
      </Heading>
      <Box
        borderWidth="1px"
        borderRadius="lg"
        overflow="auto"
        maxH="14rem"
        role="group"
        aria-label="List of problems"
        tabIndex={0}
      >
        <Table.Root size="sm" aria-label="Problems">
          <Table.Header>
            <Table.Row bg="bg.muted">
              <Table.ColumnHeader>Line</Table.ColumnHeader>
              <Table.ColumnHeader>Column</Table.ColumnHeader>
              <Table.ColumnHeader>Problem</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {problems.slice(0, SHOWN).map(({ line, column, text, severity }) => (
              <Table.Row key={`${line} ${column} ${text}`}>
                <Table.Cell>{line === 0 ? 'File' : line}</Table.Cell>
                <Table.Cell overflowWrap="anywhere">{column ?? '–'}</Table.Cell>
                <Table.Cell>
                  {text} {severity === 'error' && <StatusChip tone="danger" label="Left out" />}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Box>
  );
}
