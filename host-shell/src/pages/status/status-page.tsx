import { Button, Card, DataList, Heading, Icon, PageHeading, Stack, Text } from '@vcms/ui';
import { useEffect, useReducer } from 'react';
import { SHELL_VERSION } from '../../federation/build-constants.ts';
import { type LoadSummary, summariseLoads } from '../../federation/load-summary.ts';
import type { LogEvent } from '../../telemetry/logger.ts';

export interface StatusPageProps {
  /** The page's own events, oldest first. */
  readonly recent: () => readonly LogEvent[];
}

const UPDATE_MS = 2_000;

/** What this tab runs, for support (role 5001): releases, why they were chosen, last failures. */
export function StatusPage({ recent }: StatusPageProps) {
  const [, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const handle = setInterval(update, UPDATE_MS);
    return () => clearInterval(handle);
  }, []);
  const summaries = summariseLoads(recent());
  return (
    <>
      <PageHeading
        title="Status"
        description={`What this tab runs. Version of the site: ${SHELL_VERSION}.`}
        actions={
          <Button variant="outline" colorPalette="gray" onClick={update}>
            <Icon name="refresh" />
            Update
          </Button>
        }
      />
      <Stack gap="6">
        {summaries.length === 0 && <Text>No area has been loaded in this tab yet.</Text>}
        {summaries.map((summary) => (
          <RemoteCard key={summary.remote} summary={summary} />
        ))}
      </Stack>
    </>
  );
}

function RemoteCard({ summary }: { readonly summary: LoadSummary }) {
  const { remote, release, source, failure } = summary;
  const lastFailure =
    failure === undefined ? 'None' : `${failure.outcome} at ${failure.at}, ${failure.reference}`;
  return (
    <Card.Root>
      <Card.Body>
        <Heading as="h2" size="lg" mb="4">
          {remote}
        </Heading>
        <DataList
          items={[
            { label: 'Release', value: release },
            { label: 'Source', value: source },
            { label: 'Last failure', value: lastFailure },
          ]}
        />
      </Card.Body>
    </Card.Root>
  );
}
