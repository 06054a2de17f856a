import {
  Button,
  Card,
  DataList,
  EmptyState,
  ErrorPanel,
  HeadingExtra,
  HeadingHelp,
  Icon,
  IconButton,
  PageHeading,
  Stat,
  StatCard,
} from '@vcms/ui';
import { Columns, LONG, Panel, Part, Shown } from '../shown.tsx';

function HelpMark({ title }: { readonly title: string }) {
  return (
    <IconButton size="xs" variant="ghost" aria-label={`Help: ${title}`}>
      <Icon name="help" />
    </IconButton>
  );
}

const RECORD = [
  { label: 'Legal name', value: LONG },
  { label: 'Trade name', value: undefined },
  { label: 'Employees', value: 240 },
];

export function Panels() {
  return (
    <Shown>
      <Part name="PageHeading">
        <PageHeading title="Contractors" />
        <HeadingExtra value={<Button variant="outline">Search</Button>}>
          <HeadingHelp value={HelpMark}>
            <PageHeading title={LONG} description="With help and search." actions={<Button>Invite</Button>} />
          </HeadingHelp>
        </HeadingExtra>
      </Part>
      <Part name="StatCard">
        <Columns>
          <StatCard label="Contractors" value="1,204" hint="12 more than last month" icon="users" />
          <StatCard label="Not compliant" value="17" icon="warning" palette="red" />
          <StatCard label={LONG} value="–" hint="The server cannot be reached." palette="gray" icon="clock" />
        </Columns>
      </Part>
      <Columns>
        <Card.Root>
          <Card.Header>
            <Card.Title>Card</Card.Title>
            <Card.Description>With all its parts</Card.Description>
          </Card.Header>
          <Card.Body>Three policies are on file.</Card.Body>
          <Card.Footer>
            <Button size="sm">Open</Button>
          </Card.Footer>
        </Card.Root>
        <Panel name="Stat">
          <Stat.Root>
            <Stat.Label>TRIR</Stat.Label>
            <Stat.ValueText>1.24</Stat.ValueText>
            <Stat.HelpText>Of three years</Stat.HelpText>
          </Stat.Root>
        </Panel>
        <Panel name="EmptyState">
          <EmptyState
            title="No policies yet"
            description="Add the first one."
            action={<Button>Add</Button>}
          />
        </Panel>
      </Columns>
      <Panel name="DataList">
        <DataList items={RECORD} />
      </Panel>
      <ErrorPanel
        title="This page did not load."
        description="Check your connection, then try again."
        reference="E07-42"
        onRetry={() => undefined}
        actions={<Button size="sm">Go home</Button>}
      />
    </Shown>
  );
}
