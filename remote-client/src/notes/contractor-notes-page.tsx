import { DashboardSection, useFocusFallback } from '@vcms/kits';
import { ContractorSearch } from '@vcms/kits/requirements';
import { useSession } from '@vcms/sdk';
import { Box, PageHeading } from '@vcms/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContractorNotes } from './contractor-notes.tsx';

/** The id of the address, as the rules have it; anything else is nobody. */
function contractorOf(params: URLSearchParams): string | undefined {
  const id = params.get('contractor');
  return id !== null && /^[^/]{1,200}$/.test(id) ? id : undefined;
}

/** The next step after a choice: the notes, or the search. */
function nextStep(area: HTMLElement): HTMLElement | null {
  return area.querySelector<HTMLElement>('input[type=search], button');
}

function realNow(): Date {
  return new Date();
}

/** `/contractor-notes`: what people of a client write down about a contractor (domain 4.5). Who is chosen stands in the address. */
export function ContractorNotesPage({ now = realNow }: { readonly now?: () => Date }) {
  const { companyId } = useSession();
  const [params, setParams] = useSearchParams();
  const contractorId = contractorOf(params);
  const area = useRef<HTMLDivElement>(null);
  useFocusFallback(area, nextStep);
  return (
    <Box ref={area}>
      <PageHeading
        title="Leave a Contractor Note"
        description="What your company has noted about a contractor, and what it shared."
      />
      {contractorId === undefined ? (
        <DashboardSection title="Choose a contractor">
          <ContractorSearch
            label="Contractor"
            clientId={companyId}
            onChoose={(contractor) => setParams({ contractor })}
          />
        </DashboardSection>
      ) : (
        <ContractorNotes
          key={contractorId}
          contractorId={contractorId}
          now={now}
          onLeave={() => setParams({})}
        />
      )}
    </Box>
  );
}
