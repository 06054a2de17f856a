import { engagementsOfContractorQuery, useLiveQuery } from '@vcms/data';
import { may } from '@vcms/domain';
import {
  DashboardColumns,
  DeferredSection,
  FigureGrid,
  figureOfItems,
  isInState,
  UNREAD_LIMIT,
  UnreadSection,
  useFirm,
  useUnreadNotifications,
} from '@vcms/kits';
import { lazyWithRetry, useBackend, useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { FirmSection } from './firm-section.tsx';

const FullBody = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "first-page-full" */ './full-body.tsx')).FullBody,
);
const LimitedBody = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "first-page-limited" */ './limited-body.tsx')).LimitedBody,
);

/** Clients that are counted; more than a page of them is not read here. */
const CLIENTS_LIMIT = 25;

/** Home of roles 5005 and 5006: where the company stands with each of its clients (domain 4.2). */
export function DashboardPage() {
  const { firestore } = useBackend();
  const { companyId, company, role } = useSession();
  const isFull = may(role, 'submitEvidence');
  const clients = useLiveQuery(
    query(engagementsOfContractorQuery(firestore, companyId), limit(CLIENTS_LIMIT)),
  );
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
            figure: figureOfItems(clients, isInState('approved'), CLIENTS_LIMIT),
            hint: 'clients',
          },
          {
            label: 'Invitations',
            icon: 'mail',
            figure: figureOfItems(clients, isInState('invited'), CLIENTS_LIMIT),
            hint: 'waiting for your answer',
          },
          {
            label: 'Under review',
            icon: 'hourglass',
            palette: 'orange',
            figure: figureOfItems(clients, isInState('submitted'), CLIENTS_LIMIT),
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
        main={
          <DeferredSection
            part={isFull ? FullBody : LimitedBody}
            label="where you stand"
            minH={isFull ? '80rem' : '30rem'}
          />
        }
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
