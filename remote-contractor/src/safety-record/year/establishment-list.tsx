import type { OshaEstablishment } from '@vcms/domain';
import { Alert, Box, Button, Table, Text } from '@vcms/ui';

export interface EstablishmentListProps {
  readonly establishments: readonly OshaEstablishment[];
  /** Keeps the totals and forgets what they are the sum of. */
  readonly onForget: () => void;
}

/** What the year is the sum of; its totals cannot be typed while it is. */
export function EstablishmentList({ establishments, onForget }: EstablishmentListProps) {
  return (
    <Box as="section" aria-label="Establishments" mb="7">
      <Alert.Root status="info" mb="3">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>
            {establishments.length === 1
              ? 'The numbers are those of 1 establishment.'
              : `The numbers are the sum of ${establishments.length} establishments.`}
          </Alert.Title>
          <Alert.Description>
            Import a corrected file to change one of them, or enter the totals by hand.
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <Box
        borderWidth="1px"
        borderRadius="lg"
        overflow="auto"
        maxH="14rem"
        tabIndex={0}
        role="group"
        aria-label="Establishments, scrollable"
      >
        <Table.Root size="sm" aria-label="Establishments">
          <Table.Header>
            <Table.Row bg="bg.muted">
              <Table.ColumnHeader>Establishment</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Cases</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Hours</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body fontVariantNumeric="tabular-nums">
            {establishments.map(({ name, city, state, G, H, I, J, hours }) => (
              <Table.Row key={name}>
                <Table.Cell>
                  {name}
                  <Text textStyle="xs" color="fg.muted">
                    {[city, state].filter(Boolean).join(', ')}
                  </Text>
                </Table.Cell>
                <Table.Cell textAlign="end">{G + H + I + J}</Table.Cell>
                <Table.Cell textAlign="end">{hours.toLocaleString('en-US')}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Button size="xs" variant="outline" mt="3" onClick={onForget}>
        Enter totals by hand
      </Button>
    </Box>
  );
}
