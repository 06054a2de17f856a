import type { Standing } from '@vcms/data';
import { ComplianceChip, DashboardSection } from '@vcms/kits';
import { WhyList } from '@vcms/kits/standing';
import { useSession } from '@vcms/sdk';
import { repairPath } from '../contractors/repair-path.ts';

function summaryOf({ items, readinessPct }: Standing): string {
  const knockouts = items.filter(({ reasons }) =>
    reasons.some((reason) => reason.startsWith('knockout')),
  ).length;
  return [
    ...(readinessPct === undefined ? [] : [`${readinessPct}% of what is required is met.`]),
    knockouts === 0 ? 'No knockout answers.' : `Knockout answers: ${knockouts}.`,
  ].join(' ');
}

/** What the decision is about: open items first, each with its reasons; what is met can be opened. */
export function DecisionItems({ standing }: { readonly standing: Standing }) {
  const { role } = useSession();
  return (
    <DashboardSection
      title="Requirements"
      beside={<ComplianceChip status={standing.overall} />}
      description={summaryOf(standing)}
    >
      <WhyList
        items={standing.items}
        reader="client"
        pathOf={(item) => repairPath(role, standing.contractorId, item)}
      />
    </DashboardSection>
  );
}
