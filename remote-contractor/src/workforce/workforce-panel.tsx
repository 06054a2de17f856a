import { FailurePanel, useKeepPreviousData, useOpenDialog } from '@vcms/kits';
import { OPEN_PARAMETER } from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { Button, EmptyState, Flex, LoadingBlock, SimpleGrid } from '@vcms/ui';
import { useSearchParams } from 'react-router-dom';
import { CrewDay } from './crew/crew-day.tsx';
import { GapsSection } from './crew/gaps-section.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { PeopleRegister } from './people/people-register.tsx';
import { PersonDialog } from './people/person-dialog.tsx';
import { PersonPage } from './person/person-page.tsx';
import { useClientTerms, type WorkforceTerms } from './use-client-terms.ts';

function realNow(): Date {
  return new Date();
}

export interface WorkforcePanelProps {
  /** The clock; another one in tests. */
  readonly now?: (() => Date) | undefined;
}

interface PeopleProps {
  readonly terms: WorkforceTerms;
  readonly now: () => Date;
}

function People({ terms, now }: PeopleProps) {
  const [work, startWork, close] = useOpenDialog<'person' | 'import'>();
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="5">
        <Button onClick={() => startWork('person')}>Add a person</Button>
        <Button variant="outline" onClick={() => startWork('import')}>
          Import CSV
        </Button>
      </Flex>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" mb="6" alignItems="start">
        <GapsSection terms={terms} />
        <CrewDay terms={terms} />
      </SimpleGrid>
      <PeopleRegister terms={terms} now={now} />
      {work === 'person' && <PersonDialog terms={terms} seen={undefined} onClose={close} />}
      {work === 'import' && <ImportDialog terms={terms} onClose={close} />}
    </>
  );
}

/** The people of a contractor: who they are, where they work, and what each client still requires of them (domain 4.6). */
export function WorkforcePanel({ now = realNow }: WorkforcePanelProps) {
  const { companyId } = useSession();
  const [params] = useSearchParams();
  const state = useKeepPreviousData(useClientTerms(companyId, now));
  const open = params.get(OPEN_PARAMETER);
  if (state.kind === 'loading') return <LoadingBlock label="Loading your workforce" rows={8} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'no-company') {
    return <EmptyState title="Your company's record cannot be read. Contact support." icon="warning" />;
  }
  return open !== null && /^[^/]{1,200}$/.test(open) ? (
    <PersonPage key={open} staffId={open} terms={state.terms} />
  ) : (
    <People terms={state.terms} now={now} />
  );
}
