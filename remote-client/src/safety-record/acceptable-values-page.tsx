import { DashboardSection, useFocusFallback } from '@vcms/kits';
import { ContractorSearch } from '@vcms/kits/requirements';
import { useSession } from '@vcms/sdk';
import { Box, PageHeading, Tabs } from '@vcms/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContractorValues } from './by-contractor/contractor-values.tsx';
import { AllContractors } from './limits/all-contractors.tsx';

/** The id of the address, as the rules have it; anything else is nobody. */
function contractorOf(params: URLSearchParams): string | undefined {
  const id = params.get('contractor');
  return id !== null && /^[^/]{1,200}$/.test(id) ? id : undefined;
}

/** The next step after a choice: the contractor's limits, or the search that comes next. */
function nextStep(area: HTMLElement): HTMLElement | null {
  return (
    area.querySelector<HTMLElement>('ul[aria-label^="Limits of"] button') ??
    area.querySelector<HTMLElement>('input[type=search]')
  );
}

function realNow(): Date {
  return new Date();
}

export interface AcceptableValuesPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

interface ByContractorProps {
  readonly contractorId: string | undefined;
  readonly now: () => Date;
  readonly onChoose: (contractorId: string | undefined) => void;
}

function ByContractor({ contractorId, now, onChoose }: ByContractorProps) {
  const { companyId } = useSession();
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, nextStep);
  return (
    <Box ref={area}>
      {contractorId === undefined ? (
        <DashboardSection title="Choose a contractor">
          <ContractorSearch label="Contractor" clientId={companyId} onChoose={onChoose} />
        </DashboardSection>
      ) : (
        <ContractorValues
          key={contractorId}
          clientId={companyId}
          {...{ contractorId, now }}
          onLeave={() => onChoose(undefined)}
        />
      )}
    </Box>
  );
}

/**
 * `/set-acceptable-values`: which injury rates and EMR a client accepts of all its contractors, and of one of them instead
 * (domain 4.5). Who is chosen stands in the address; what is typed for all stays while a contractor is looked at.
 */
export function AcceptableValuesPage({ now = realNow }: AcceptableValuesPageProps) {
  const [params, setParams] = useSearchParams();
  const contractorId = contractorOf(params);
  const tab = params.get('tab') === 'contractor' || contractorId !== undefined ? 'contractor' : 'all';
  const openContractor = (id: string | undefined) =>
    setParams({ tab: 'contractor', ...(id === undefined ? {} : { contractor: id }) });
  return (
    <>
      <PageHeading
        title="Set TRIR/EMR Limits"
        description="Which injury rates and EMR you accept, of all contractors or of one."
      />
      <Tabs.Root
        value={tab}
        lazyMount
        onValueChange={({ value }) => (value === 'all' ? setParams({}) : openContractor(undefined))}
      >
        <Tabs.List>
          <Tabs.Trigger value="all">All contractors</Tabs.Trigger>
          <Tabs.Trigger value="contractor">By contractor</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="all">
          <AllContractors now={now} />
        </Tabs.Content>
        <Tabs.Content value="contractor">
          <ByContractor {...{ contractorId, now }} onChoose={openContractor} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
