import { ScrollingTable, StatusChip, Table, Tabs } from '@vcms/ui';
import { LONG, Part, Shown } from '../shown.tsx';

const ROWS = [
  ['Acme Scaffolding', '1,000,000', '06/30/2026'],
  [LONG, '2,000,000', '12/31/2026'],
  ['Brown & Sons', '–', 'Not given'],
] as const;

function Rows() {
  return (
    <>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Contractor</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Limit</Table.ColumnHeader>
          <Table.ColumnHeader>Valid until</Table.ColumnHeader>
          <Table.ColumnHeader>Status</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {ROWS.map(([name, limit, end]) => (
          <Table.Row key={name}>
            <Table.Cell>{name}</Table.Cell>
            <Table.Cell textAlign="end">{limit}</Table.Cell>
            <Table.Cell whiteSpace="nowrap">{end}</Table.Cell>
            <Table.Cell>
              <StatusChip tone="success" label="Compliant" />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </>
  );
}

const TABS = ['Overview', 'Insurance', 'Programs', 'Disabled'] as const;

function TabRow({ variant, value }: { readonly variant: 'line' | 'enclosed'; readonly value: string }) {
  return (
    <Tabs.Root variant={variant} defaultValue={value}>
      <Tabs.List flexWrap="wrap">
        {TABS.map((tab) => (
          <Tabs.Trigger key={tab} value={tab} disabled={tab === 'Disabled'}>
            {tab}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={value}>What stands in {value}</Tabs.Content>
    </Tabs.Root>
  );
}

export function Tables() {
  return (
    <Shown>
      <Part name="ScrollingTable">
        <ScrollingTable label="Limits">
          <Rows />
        </ScrollingTable>
      </Part>
      <Part name="Table">
        <Table.ScrollArea>
          <Table.Root>
            <Table.Caption>Three of 204 contractors</Table.Caption>
            <Rows />
          </Table.Root>
        </Table.ScrollArea>
      </Part>
      <Part name="Tabs">
        <TabRow variant="line" value="Overview" />
        <TabRow variant="enclosed" value="Insurance" />
      </Part>
    </Shown>
  );
}
