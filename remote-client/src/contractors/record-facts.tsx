import { tradeWords } from '@vcms/companies/model';
import { ENGAGEMENT_STATE_LABELS, formatDate } from '@vcms/domain';
import { DashboardSection, EngagementStateChip, humanizeCode } from '@vcms/kits';
import { DataList } from '@vcms/ui';
import type { StoredEngagement } from './contractor-register.tsx';

/** What the relation itself says: for what, where, how long, why. */
export function RecordFacts({ engagement }: { readonly engagement: StoredEngagement }) {
  const { state, workTypes, contractorTrades = [], contractorCity, riskLevel, sites } = engagement;
  const { requestReason, conditions, decisionReason, startOn, endOn } = engagement;
  const optional = [
    ['Trades of the company', contractorTrades.length === 0 ? undefined : tradeWords(contractorTrades)],
    ['City', contractorCity === '' ? undefined : contractorCity],
    ['Message', requestReason],
    ['Conditions', conditions],
    ['Last reason', decisionReason],
    ['Starts', startOn === undefined ? undefined : formatDate(startOn)],
    ['Ends', endOn === undefined ? undefined : formatDate(endOn)],
  ] as const;
  return (
    <DashboardSection
      title="Relation"
      beside={<EngagementStateChip state={state} />}
      description={`${ENGAGEMENT_STATE_LABELS[state]} since ${formatDate(engagement.updatedAt)}.`}
    >
      <DataList
        columns={3}
        items={[
          { label: 'Work for you', value: tradeWords(workTypes) },
          { label: 'Risk', value: humanizeCode(riskLevel) },
          { label: 'Sites', value: sites.join(', ') },
          ...optional.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }])),
        ]}
      />
    </DashboardSection>
  );
}
