import {
  benchmarksQuery,
  companyRef,
  overridesQuery,
  requirementSetsQuery,
  shownEvidenceQuery,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import { FailurePanel, itemsOf, waitingFor } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { LoadingBlock } from '@vcms/ui';
import { oshaYearsQuery } from '../data/record-queries.ts';
import { limitsOfClients } from '../model/client-limits.ts';
import { TrendCard } from '../review/trend-card.tsx';
import { trendOutlook } from './trend-outlook.ts';

export interface ContractorTrendProps {
  readonly contractorId: string;
  readonly today: CalendarDate;
}

/** The industry's codes of 6, 4, 3 and 2 digits, by which benchmarks are kept. */
function industryCodes(naics: string | undefined): readonly string[] {
  return naics === undefined ? [] : [6, 4, 3, 2].map((digits) => naics.slice(0, digits));
}

/** Confirmed rates of a contractor's last three years with their intervals, with what the client accepts of it: for a client that may read its records. */
export function ContractorTrend({ contractorId, today }: ContractorTrendProps) {
  const { firestore } = useBackend();
  const { companyId: clientId } = useSession();
  const sets = useLiveQuery(requirementSetsQuery(firestore, clientId, 'client'));
  const overrides = useLiveQuery(overridesQuery(firestore, { clientId }));
  const company = useLiveDocument(companyRef(firestore, contractorId));
  const oshaYears = useLiveQuery(shownEvidenceQuery(oshaYearsQuery(firestore, contractorId)));
  const known = company.kind === 'ready' ? company.value : undefined;
  const codes = industryCodes(known?.naicsPrimary);
  const benchmarks = useLiveQueries(codes.map((code) => benchmarksQuery(firestore, code)));
  if (company.kind === 'failed') return <FailurePanel failure={company.failure} retry={company.retry} />;
  const waiting = waitingFor([oshaYears, benchmarks, sets, overrides]);
  if (waiting?.kind === 'failed') return <FailurePanel failure={waiting.failure} retry={waiting.retry} />;
  if (waiting !== undefined || company.kind === 'loading')
    return <LoadingBlock label="Loading the trend" rows={5} />;
  const records = { company: known ?? {}, oshaYears: itemsOf(oshaYears), benchmarks: itemsOf(benchmarks) };
  const client = {
    ...{ id: clientId, name: 'your company', sets: itemsOf(sets) },
    overrides: itemsOf(overrides).filter((one) => one.contractorId === contractorId),
  };
  const industry = { naics: known?.naicsPrimary, benchmarks: records.benchmarks };
  const [limits] = limitsOfClients([client], industry, today);
  return <TrendCard outlook={trendOutlook(records, today)} limits={limits} />;
}
