import { ReceivedSection } from '@vcms/announcements/reading';
import { TodaySection } from '@vcms/calendar/today';
import { companyRef, engagementsOfContractorQuery, useLiveDocument, useLiveQuery } from '@vcms/data';
import { DashboardSection, useFirm, useToday } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Box, Link, LoadingBlock, Progress, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { Link as RouterLink } from 'react-router-dom';
import { ClientsSection } from './clients-section.tsx';
import { DeclaredNotice } from './declared-notice.tsx';
import { HomeColumns } from './home-columns.tsx';
import { missingFacts } from './missing-facts.ts';
import { PlanSection } from './plan-section.tsx';

const READ = 25;

function realNow(): Date {
  return new Date();
}

/** Role 5006 sees no statuses. */
const NOTHING_JUDGED = { kind: 'ready', items: [], unreadable: [] } as const;

/** How much of the own company's information is there, and what is missing. */
function CompletenessSection() {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const company = useLiveDocument(companyRef(firestore, companyId));
  if (company.kind === 'loading') {
    return (
      <DashboardSection isDense title="Company information">
        <LoadingBlock label="Loading your company" rows={1} />
      </DashboardSection>
    );
  }
  if (company.kind !== 'ready') {
    return (
      <DashboardSection isDense title="Company information">
        <Text color="fg.muted">Your company's record cannot be read. Contact support.</Text>
      </DashboardSection>
    );
  }
  const { percent, missing } = missingFacts(company.value);
  return (
    <DashboardSection isDense title="Company information">
      <Progress.Root value={percent} aria-label="Complete">
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text mt="2">
        {percent}% complete.{missing.length > 0 && ` Missing: ${missing.join(', ')}.`}
      </Text>
      <Box mt="2">
        <Link asChild fontWeight="medium">
          <RouterLink to="/update-contractor-company">Open company information</RouterLink>
        </Link>
      </Box>
    </DashboardSection>
  );
}

/** What role 5006 sees: its own company, its invitations, its clients (domain 4.2). */
export function LimitedBody() {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const firm = useFirm();
  const today = useToday(realNow);
  const clients = useLiveQuery(query(engagementsOfContractorQuery(firestore, companyId), limit(READ)));
  return (
    <HomeColumns
      first={
        <>
          <DeclaredNotice />
          <CompletenessSection />
          <ClientsSection state={clients} standings={NOTHING_JUDGED} firm={firm} today={today} />
        </>
      }
      second={
        <>
          <PlanSection firm={firm.kind === 'ready' ? firm.items[0] : undefined} />
          <ReceivedSection />
          <TodaySection now={realNow} />
        </>
      }
    />
  );
}
