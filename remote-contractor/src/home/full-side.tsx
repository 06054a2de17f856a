import { TodaySection } from '@vcms/calendar/today';
import { engagementsOfContractorQuery, policyDatesQuery, useLiveQuery } from '@vcms/data';
import { itemsOf, useToday } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { Stack } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import type { FullBodyProps } from './full-body.tsx';
import { YearSection } from './year-section.tsx';

/** A contractor has a handful of clients and policies; more than a page of them is not read here. */
const READ = 25;

function realNow(): Date {
  return new Date();
}

/** What comes for role 5005: the dates of a year and the events of the day (domain 4.2). */
export function FullSide({ now = realNow }: FullBodyProps) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const today = useToday(now);
  // The page and its other part listen to the same clients: the SDK reads them once.
  const clients = useLiveQuery(query(engagementsOfContractorQuery(firestore, companyId), limit(READ)));
  const policies = useLiveQuery(query(policyDatesQuery(firestore, companyId, today), limit(READ)));
  return (
    <Stack gap="3">
      <YearSection policies={policies} engagements={itemsOf(clients)} today={today} />
      <TodaySection now={now} />
    </Stack>
  );
}
