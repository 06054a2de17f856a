import { engagementsOfContractorQuery, useLiveQuery } from '@vcms/data';
import { type EngagementState, may } from '@vcms/domain';
import {
  DashboardColumns,
  DeferredSection,
  figureOfItems,
  isInState,
  UnreadSection,
  useFirm,
  useUnreadNotifications,
} from '@vcms/kits';
import { lazyWithRetry, useBackend, useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { clientsPath } from './contractor-paths.ts';
import { type FigureLink, FigureLinks } from './figure-links.tsx';
import { FirmSection } from './firm-section.tsx';

const FullBody = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "first-page-full" */ './full-body.tsx')).FullBody,
);
const FullSide = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "first-page-full" */ './full-side.tsx')).FullSide,
);
const LimitedBody = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "first-page-limited" */ './limited-body.tsx')).LimitedBody,
);

/** Clients that are counted; more than a page of them is not read here. */
const CLIENTS_LIMIT = 25;

type Counted = Omit<FigureLink, 'figure' | 'to'> & { readonly state: EngagementState };

/** What is counted: how the clients stand, in the order in which it comes to be. */
const COUNTED: readonly Counted[] = [
  { label: 'Invitations', icon: 'mail', palette: 'blue', state: 'invited' },
  { label: 'To submit', icon: 'clipboard', palette: 'purple', state: 'in_progress' },
  { label: 'Waiting for approval', icon: 'hourglass', palette: 'orange', state: 'submitted' },
  { label: 'Approved by clients', icon: 'check-circle', palette: 'green', state: 'approved' },
];

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
      <PageHeading
        isDense
        title="Home"
        description={`Where ${company || 'your company'} stands with each client.`}
      />
      <FigureLinks
        figures={COUNTED.map(({ state, ...tile }) => ({
          ...tile,
          figure: figureOfItems(clients, isInState(state), CLIENTS_LIMIT),
          to: clientsPath(state),
        }))}
      />
      <DashboardColumns
        main={
          <DeferredSection
            part={isFull ? FullBody : LimitedBody}
            label="where you stand"
            minH={isFull ? '40rem' : '30rem'}
          />
        }
        side={
          <>
            {isFull && <DeferredSection part={FullSide} label="what comes next" minH="30rem" />}
            <UnreadSection state={unread} />
            <FirmSection state={firm} />
          </>
        }
      />
    </>
  );
}
