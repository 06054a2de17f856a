import { may } from '@vcms/domain';
import { DashboardSection, useFocusFallback } from '@vcms/kits';
import { ContractorSearch } from '@vcms/kits/requirements';
import { useSession } from '@vcms/sdk';
import { Box, PageHeading } from '@vcms/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChosenClient, ClientChoice } from './client-choice.tsx';
import { ContractorLimits } from './contractor-limits.tsx';

/** Ids of the address, as the rules have them; anything else is nobody. */
function idOf(params: URLSearchParams, name: string): string | undefined {
  const id = params.get(name);
  return id !== null && /^[^/]{1,200}$/.test(id) ? id : undefined;
}

/** The next step after a choice: the contractor's limits, or the search that comes next. */
function nextStep(area: HTMLElement): HTMLElement | null {
  return (
    area.querySelector<HTMLElement>('h2[tabindex]') ?? area.querySelector<HTMLElement>('input[type=search]')
  );
}

function realNow(): Date {
  return new Date();
}

export interface InsuranceLimitsPageProps {
  readonly title: string;
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/**
 * `/cs-set-insurance-limits`: insurance limits of one contractor instead of those for all (domain 4.4). Customer service picks
 * the client as well; a client sets its own. Who is chosen stands in the address.
 */
export function InsuranceLimitsPage({ title, now = realNow }: InsuranceLimitsPageProps) {
  const { role, companyId } = useSession();
  const [params, setParams] = useSearchParams();
  const isFirm = may(role, 'workForEveryClient');
  const clientId = isFirm ? idOf(params, 'client') : companyId;
  const contractorId = idOf(params, 'contractor');

  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, nextStep);

  function open(next: Readonly<Record<string, string>>): void {
    setParams(isFirm && clientId !== undefined && !('client' in next) ? { client: clientId, ...next } : next);
  }

  return (
    <Box ref={area}>
      <PageHeading
        title={title}
        description="What one contractor must carry instead of the company-wide limits, why, and until when."
      />
      {clientId === undefined && <ClientChoice onChoose={(client) => open({ client })} />}
      {isFirm && clientId !== undefined && <ChosenClient clientId={clientId} onLeave={() => setParams({})} />}
      {clientId !== undefined && contractorId === undefined && (
        <DashboardSection title="Choose a contractor">
          <ContractorSearch
            label="Contractor"
            clientId={clientId}
            onChoose={(contractor) => open({ contractor })}
          />
        </DashboardSection>
      )}
      {clientId !== undefined && contractorId !== undefined && (
        <ContractorLimits
          key={`${clientId} ${contractorId}`}
          {...{ clientId, contractorId, now }}
          onLeave={() => open({})}
        />
      )}
    </Box>
  );
}
