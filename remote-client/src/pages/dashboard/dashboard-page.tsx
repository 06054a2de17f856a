import { engagementsOfClientQuery, useLiveQuery } from '@vcms/data';
import {
  countByState,
  DashboardColumns,
  FigureGrid,
  figureOfItems,
  isInState,
  LiveSection,
  StateCountList,
  UNREAD_LIMIT,
  UnreadSection,
  useUnreadNotifications,
} from '@vcms/pages';
import { useBackend, useSession } from '@vcms/sdk';
import { PageHeading, Text } from '@vcms/ui';
import { ContractorsSection } from './contractors-section.tsx';
import { WaitingSection } from './waiting-section.tsx';

/** Home of roles 5003 and 5004: the client's own contractors by state (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const { companyId, company, role } = useSession();
  const contractors = useLiveQuery(engagementsOfClientQuery(firestore, companyId));
  const unread = useUnreadNotifications();
  return (
    <>
      <PageHeading
        title="Home"
        description={`The contractors of ${company || 'your company'} and where each one stands.`}
      />
      <FigureGrid
        figures={[
          {
            label: 'Approved contractors',
            icon: 'check-circle',
            palette: 'green',
            figure: figureOfItems(contractors, isInState('approved')),
          },
          {
            label: 'Waiting for approval',
            icon: 'hourglass',
            palette: 'orange',
            figure: figureOfItems(contractors, isInState('submitted')),
          },
          {
            label: 'On their way',
            icon: 'clipboard',
            figure: figureOfItems(contractors, isInState('requested', 'invited', 'in_progress')),
            hint: 'Requested, invited or in progress',
          },
          {
            label: 'Unread notifications',
            icon: 'bell',
            figure: figureOfItems(unread, undefined, UNREAD_LIMIT),
          },
        ]}
      />
      <DashboardColumns
        main={
          <>
            {role === '5003' && <WaitingSection state={contractors} />}
            <ContractorsSection state={contractors} />
          </>
        }
        side={
          <>
            <LiveSection
              title="Contractors by state"
              state={contractors}
              empty={<Text color="fg.muted">Nothing to count yet.</Text>}
            >
              {(items) => <StateCountList counts={countByState(items)} hideEmpty />}
            </LiveSection>
            <UnreadSection state={unread} />
          </>
        }
      />
    </>
  );
}
