import { loadNaics } from '@vcms/companies/model';
import type { StoredCompany } from '@vcms/companies/register';
import { type CalendarDate, may } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData, useLoaded } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Alert, Button, LoadingBlock, Stack, Text } from '@vcms/ui';
import { useFirmName } from '../facts/use-declare.ts';
import { useTab } from '../tab-context.ts';
import { NaicsForm } from './naics-form.tsx';
import { OtherNaics } from './other-naics.tsx';
import type { ProgramBook } from './program-words.tsx';
import { TradesForm } from './trades-form.tsx';
import { useAskingClients } from './use-asking-clients.ts';

const SILENT: Omit<ProgramBook, 'today'> = { clients: [], titleOf: (programId) => programId };

interface PartProps {
  readonly company: StoredCompany;
  readonly today: CalendarDate;
}

function TradesWithPrograms({ company, today }: PartProps) {
  const state = useKeepPreviousData(useAskingClients(company.id));
  if (state.kind === 'loading') return <LoadingBlock label="Loading what your clients require" rows={4} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  return <TradesForm company={company} book={{ ...state, today }} />;
}

/** Role 5006 may not list what clients require: it chooses trades without the programs they bring. */
function TradesAlone({ company, today }: PartProps) {
  const firm = useFirmName();
  return (
    <>
      <TradesForm company={company} book={{ ...SILENT, today }} />
      <Text color="fg.muted">
        Which safety programs a trade brings is shown on the full plan. Ask {firm} about it.
      </Text>
    </>
  );
}

function Industries({ company, today }: PartProps) {
  const naics = useLoaded(loadNaics);
  if (naics.kind === 'loading') return <LoadingBlock label="Loading NAICS titles" rows={3} />;
  if (naics.kind === 'failed') {
    return (
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>
            The NAICS titles could not be loaded. Check your connection, then try again.
          </Alert.Title>
          <Button size="sm" mt="2" variant="outline" onClick={naics.retry}>
            Try again
          </Button>
        </Alert.Content>
      </Alert.Root>
    );
  }
  return (
    <>
      <NaicsForm company={company} table={naics.value} today={today} />
      <OtherNaics company={company} table={naics.value} />
    </>
  );
}

export function TradesTab() {
  const { company, today } = useTab();
  const { role } = useSession();
  return (
    <Stack gap="6">
      {may(role, 'submitEvidence') ? (
        <TradesWithPrograms company={company} today={today} />
      ) : (
        <TradesAlone company={company} today={today} />
      )}
      <Industries company={company} today={today} />
    </Stack>
  );
}
