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
import { PageHeading } from '@vcms/ui';
import type { Firestore } from 'firebase/firestore';
import { ClientsSection } from './clients-section.tsx';
import { FirmSection } from './firm-section.tsx';

export interface ContractorDashboardProps {
  readonly firestore: Firestore;
  readonly userId: string;
  readonly companyId: string;
  readonly company: string;
}

/** Home of roles 5005 and 5006: where the company stands with each of its clients (domain 4.2). */
export function ContractorDashboard({ firestore, userId, companyId, company }: ContractorDashboardProps) {
  const clients = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const unread = useUnreadNotifications(firestore, userId);
  const firm = useFirm(firestore);
  return (
    <>
      <PageHeading title="Home" description={`Where ${company} stands with each client.`} />
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
            <FirmSection firm={firm} />
          </>
        }
      />
    </>
  );
}
