import { lastJudgedQuery, standingsQuery, useCounts, useLiveQuery } from '@vcms/data';
import { may } from '@vcms/domain';
import { CountsSection } from '@vcms/kits';
import { changeToken, StatusChart, statusCountQueries } from '@vcms/kits/standing';
import { useBackend, useSession } from '@vcms/sdk';
import { Stack } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { VariancesSection, WaitingSection } from './needs-you-section.tsx';
import { OutlookSection } from './outlook-section.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { STANDINGS_SHOWN, StandingsSection, useStatusFilter } from './standings-section.tsx';

function realNow(): Date {
  return new Date();
}

export interface DashboardBodyProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** What needs the client, how its contractors stand and what changes next; 5004 sees no decisions (domain 4.2). */
export function DashboardBody({ now = realNow }: DashboardBodyProps) {
  const { firestore } = useBackend();
  const { companyId, role } = useSession();
  const side = { clientId: companyId };
  const listed = standingsQuery(firestore, side, useStatusFilter());
  const standings = useLiveQuery(query(listed, limit(STANDINGS_SHOWN)));
  const pulse = changeToken(useLiveQuery(lastJudgedQuery(firestore, side)));
  const counts = useCounts(statusCountQueries(firestore, side), pulse);
  const known = standings.kind === 'ready' ? standings.items : [];
  const nameOf = (id: string): string =>
    known.find(({ contractorId }) => contractorId === id)?.contractorName ?? 'A contractor';
  return (
    <Stack gap="6">
      {may(role, 'decideAboutContractors') && (
        <>
          <WaitingSection />
          <VariancesSection nameOf={nameOf} />
        </>
      )}
      <CountsSection title="Contractors by status" rows={1} state={counts}>
        {(ready) => <StatusChart counts={ready} noun="Contractors" />}
      </CountsSection>
      <OutlookSection now={now} />
      <StandingsSection state={standings} role={role} />
      <ReasonsSection standings={known} />
    </Stack>
  );
}
