import { Register } from '@vcms/kits/register';
import { useSession } from '@vcms/sdk';
import { EmptyState, PageHeading } from '@vcms/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { DecisionPage } from './decision-page.tsx';
import { pendingRegister } from './pending-register.tsx';

function PendingList({ now }: { readonly now: () => Date }) {
  const { companyId } = useSession();
  const definition = useMemo(() => pendingRegister(companyId, now), [companyId, now]);
  return (
    <>
      <PageHeading
        title="Pending Contractors"
        description="Who waits for your approval, what is still open, and who must act."
      />
      <Register
        definition={definition}
        label="Pending contractors"
        empty={
          <EmptyState
            title="Nobody is waiting."
            description="Contractors appear here once they have accepted your request."
            icon="hourglass"
          />
        }
        now={now}
      />
    </>
  );
}

function realNow(): Date {
  return new Date();
}

export interface ApprovalPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/contractor-approval`: who waits, or the decision about the one that the address names (domain 4.5). */
export function ApprovalPage({ now = realNow }: ApprovalPageProps) {
  const { contractorId } = useParams();
  return contractorId === undefined ? (
    <PendingList now={now} />
  ) : (
    <DecisionPage key={contractorId} contractorId={contractorId} now={now} />
  );
}
