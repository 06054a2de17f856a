import { engagementsOfContractorQuery, useLiveQuery } from '@vcms/data';
import {
  DashboardColumns,
  FigureGrid,
  figureOfItems,
  isInState,
  UNREAD_LIMIT,
  UnreadSection,
  useFirm,
  useUnreadNotifications,
} from '@vcms/pages';
import { useBackend, useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { ClientsSection } from './clients-section.tsx';
import { FirmSection } from './firm-section.tsx';

/** Home of roles 5005 and 5006: where the company stands with each of its clients (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const { companyId, company } = useSession();
  const clients = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const unread = useUnreadNotifications();
  const firm = useFirm();
  return (
    <>
      <PageHeading title="Home" description={`Where ${company || 'your company'} stands with each client.`} />
      <FigureGrid
        figures={[
          {
            label: 'Approved by',
            icon: 'check-circle',
            palette: 'green',
            figure: figureOfItems(clients, isInState('approved')),
            hint: 'clients',
          },
          {
            label: 'Invitations',
            icon: 'mail',
            figure: figureOfItems(clients, isInState('invited')),
            hint: 'waiting for your answer',
          },
          {
            label: 'Under review',
            icon: 'hourglass',
            palette: 'orange',
            figure: figureOfItems(clients, isInState('submitted')),
            hint: 'the client decides',
          },
          {
            label: 'Unread notifications',
            icon: 'bell',
            figure: figureOfItems(unread, undefined, UNREAD_LIMIT),
          },
        ]}
      />
      <DashboardColumns
        main={<ClientsSection state={clients} firm={firm} />}
        side={
          <>
            <UnreadSection state={unread} />
            <FirmSection state={firm} />
          </>
        }
      />
    </>
  );
}
