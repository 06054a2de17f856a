import type { OshaYear } from '@vcms/domain';
import { ReviewCard } from '@vcms/kits/review';
import { Box, ScrollingTable, Stack, Table, Text } from '@vcms/ui';

const CITATIONS: Readonly<Record<OshaYear['citations'][number]['type'], string>> = {
  other: 'Other than serious',
  serious: 'Serious',
  repeat: 'Repeat',
  wilful: 'Willful',
  failure_to_abate: 'Failure to abate',
};

function CitationCard({ citations }: Pick<OshaYear, 'citations'>) {
  return (
    <ReviewCard title="Citations">
      <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
        {citations.map(({ type, count, explanation }, at) => (
          // Citations have no id of their own and are never reordered here.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Box as="li" key={at}>
            <Text fontWeight="medium">
              {CITATIONS[type]}: {count}
            </Text>
            {explanation !== '' && <Text color="fg.muted">{explanation}</Text>}
          </Box>
        ))}
      </Stack>
    </ReviewCard>
  );
}

function EstablishmentCard({ establishments }: Required<Pick<OshaYear, 'establishments'>>) {
  return (
    <ReviewCard
      title="Establishments"
      aside={
        <Text textStyle="sm" color="fg.muted">
          The year is the sum of {establishments?.length ?? 0}
        </Text>
      }
    >
      <ScrollingTable label="Establishments">
        <Table.Header>
          <Table.Row bg="bg.muted">
            <Table.ColumnHeader>Establishment</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Employees</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Hours</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Cases</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {establishments?.map(({ name, employees, hours, G, H, I, J }) => (
            <Table.Row key={name}>
              <Table.Cell as="th" scope="row" fontWeight="normal" textAlign="start">
                {name}
              </Table.Cell>
              <Table.Cell textAlign="end">{employees.toLocaleString('en-US')}</Table.Cell>
              <Table.Cell textAlign="end">{hours.toLocaleString('en-US')}</Table.Cell>
              <Table.Cell textAlign="end">{G + H + I + J}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </ScrollingTable>
    </ReviewCard>
  );
}

/** What else came with a year. */
export function YearExtras({ log }: { readonly log: OshaYear }) {
  const { citations, establishments = [] } = log;
  return (
    <>
      {establishments.length > 0 && <EstablishmentCard establishments={establishments} />}
      {citations.length > 0 && <CitationCard citations={citations} />}
    </>
  );
}
