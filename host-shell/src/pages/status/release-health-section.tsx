import { Card, ErrorPanel, Heading, LoadingBlock, ScrollingTable, Stack, Table, Text } from '@vcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { HealthColumn, ReleaseHealth, RemoteHealth } from '../../federation/release-health.ts';
import { healthRows, isSilent } from './health-rows.ts';

export interface ReleaseHealthSectionProps {
  /** Reads anew at each call; the same function at each render. */
  readonly read: () => Promise<ReleaseHealth>;
}

const NOT_LOADED: ReleaseHealth = {
  kind: 'failed',
  message: 'The server cannot be reached. Check your connection, then try again.',
};

/** How the releases of all areas go in the tabs that tell of it (decision 0051). */
export function ReleaseHealthSection({ read }: ReleaseHealthSectionProps) {
  const [health, setHealth] = useState<ReleaseHealth>();
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => {
    setHealth(undefined);
    setAttempt((last) => last + 1);
  }, []);
  // Runs again by its dependencies: a new attempt reads again.
  useEffect(() => {
    let wanted = true;
    read().then(
      (found) => wanted && setHealth(found),
      () => wanted && setHealth(NOT_LOADED),
    );
    return () => {
      wanted = false;
    };
  }, [read, attempt]);
  return (
    <Stack as="section" gap="4" mt="8">
      <Heading as="h2" size="lg">
        How releases are doing
      </Heading>
      <Found health={health} onRetry={again} />
    </Stack>
  );
}

interface FoundProps {
  readonly health: ReleaseHealth | undefined;
  readonly onRetry: () => void;
}

function Found({ health, onRetry }: FoundProps) {
  switch (health?.kind) {
    case undefined:
      return <LoadingBlock />;
    case 'off':
      return (
        <Text>
          No figures are collected. Set releaseReports in the configuration of the site to collect them.
        </Text>
      );
    case 'failed':
      return (
        <ErrorPanel title="The figures could not be read" description={health.message} onRetry={onRetry} />
      );
    case 'known':
      return (
        <>
          <Text>
            {`${health.percent}% of tabs tell how each release went in them, without anything of who uses them. The figures are of the last 14 days.`}
          </Text>
          {health.remotes.map((each) => (
            <RemoteFigures key={each.remote} health={each} />
          ))}
        </>
      );
  }
}

const PARTS: Readonly<Record<HealthColumn['part'], string>> = {
  canary: 'Canary',
  active: 'Active',
  previous: 'Previous',
};

function RemoteFigures({ health: { remote, columns } }: { readonly health: RemoteHealth }) {
  const releases = columns.map(({ counts }) => counts);
  const hasCanary = columns.some(({ part }) => part === 'canary');
  return (
    <Card.Root>
      <Card.Body gap="3">
        <Heading as="h3" size="md">
          {remote}
        </Heading>
        {isSilent(releases) ? (
          <Text>
            {hasCanary
              ? 'No tab has told of the canary yet. The figures of the days on which some do appear here.'
              : 'No tab has told of this area yet. Figures appear here when some do.'}
          </Text>
        ) : (
          <>
            {hasCanary && <Text>Both columns cover the days on which tabs reported the canary.</Text>}
            <Figures label={`Releases of ${remote}`} columns={columns} />
          </>
        )}
      </Card.Body>
    </Card.Root>
  );
}

/** Two releases side by side must fit a telephone. */
const NARROW = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

interface FiguresProps {
  readonly label: string;
  readonly columns: readonly HealthColumn[];
}

function Figures({ label: name, columns }: FiguresProps) {
  return (
    <ScrollingTable label={name}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader {...NARROW}>What tabs reported</Table.ColumnHeader>
          {columns.map(({ part, version }) => (
            <Table.ColumnHeader key={part} textAlign="end" {...NARROW}>
              {`${PARTS[part]} ${version}`}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {healthRows(columns.map(({ counts }) => counts)).map(({ label, values }) => (
          <Table.Row key={label}>
            <Table.ColumnHeader scope="row" fontWeight="normal" {...NARROW}>
              {label}
            </Table.ColumnHeader>
            {columns.map(({ part }, place) => (
              <Table.Cell key={part} textAlign="end" whiteSpace="normal">
                {values[place]}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </ScrollingTable>
  );
}
