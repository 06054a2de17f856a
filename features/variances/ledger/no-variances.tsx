import type { RegisterState } from '@vcms/kits/register';
import { NothingFound } from '@vcms/kits/register';
import { EmptyState } from '@vcms/ui';
import type { VarianceTab } from '../model/variance-ledger.ts';

/** What each list is for, and where the others are. */
const DESCRIPTIONS: Readonly<Record<VarianceTab, string>> = {
  requested:
    'Nobody waits for a decision. When a contractor or a colleague asks to miss a demand for a while, the request stands here.',
  active: 'Every contractor has to meet every demand. To let one be missed for a while, press New variance.',
  ending: 'No variance ends within 30 days. One that does stands here, so that you can renew it in time.',
  history: 'What was denied, revoked or withdrawn, and what has ended, stands here.',
};

export interface NoVariancesProps {
  readonly tab: VarianceTab;
  /** Search or filters have emptied the list. */
  readonly isNarrowed: boolean;
  readonly state: RegisterState;
  readonly show: (next: RegisterState) => void;
}

/** Stands in for a tab with nothing in it (domain 4.5). */
export function NoVariances({ tab, isNarrowed, state, show }: NoVariancesProps) {
  if (isNarrowed) return <NothingFound noun="variances" {...{ state, show }} />;
  return <EmptyState icon="scale" title="No variances. Good." description={DESCRIPTIONS[tab]} />;
}
