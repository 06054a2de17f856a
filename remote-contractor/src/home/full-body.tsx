import { ReceivedSection } from '@vcms/announcements/reading';
import { engagementsOfContractorQuery, policyDatesQuery, standingsQuery, useLiveQuery } from '@vcms/data';
import { RequestedSection } from '@vcms/documents/requests';
import { useFirm, useToday } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { limit, query } from 'firebase/firestore';
import { ClientsSection } from './clients-section.tsx';
import { DeclaredNotice } from './declared-notice.tsx';
import { HomeColumns } from './home-columns.tsx';
import { NotesSection } from './notes-section.tsx';
import { ReviewSection } from './review-section.tsx';

/** A contractor has a handful of clients and policies; more than a page of them is not read here. */
const READ = 25;

function realNow(): Date {
  return new Date();
}

export interface FullBodyProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** What waits for role 5005 today, where it stands with each client, and what is announced (domain 4.2). */
export function FullBody({ now = realNow }: FullBodyProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const today = useToday(now);
  const firm = useFirm();
  const clients = useLiveQuery(query(engagementsOfContractorQuery(firestore, companyId), limit(READ)));
  const standings = useLiveQuery(query(standingsQuery(firestore, { contractorId: companyId }), limit(READ)));
  // The page's other part listens to the same policies: the SDK reads them once.
  const policies = useLiveQuery(query(policyDatesQuery(firestore, companyId, today), limit(READ)));
  function nameOf(clientId: string | undefined): string {
    const [own] = firm.kind === 'ready' ? firm.items : [];
    if (clientId === undefined) return own?.name ?? 'The firm';
    const engagements = clients.kind === 'ready' ? clients.items : [];
    return engagements.find((one) => one.clientId === clientId)?.clientName ?? 'A client';
  }
  return (
    <HomeColumns
      first={
        <>
          <DeclaredNotice />
          <ClientsSection state={clients} standings={standings} firm={firm} today={today} />
          <ReviewSection state={policies} today={today} />
        </>
      }
      second={
        <>
          <RequestedSection today={today} nameOf={nameOf} />
          <ReceivedSection />
          <NotesSection nameOf={nameOf} />
        </>
      }
    />
  );
}
