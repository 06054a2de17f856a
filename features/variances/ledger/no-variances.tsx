import type { RegisterState } from '@vcms/kits/register';
import { NothingFound } from '@vcms/kits/register';
import { EmptyState } from '@vcms/ui';
import type { VarianceTab } from '../model/variance-ledger.ts';

/** What each list is for, and where the others are. */
const DESCRIPTIONS: Readonly<Record<VarianceTab, string>> = {
  requested: 'Nothing to decide. When a contractor or a colleague requests a variance, it appears here.',
  active: 'Every contractor must meet every requirement. To make a temporary exception, choose New variance.',
  ending: 'No variance ends within 30 days. Those that do appear here, so that you can renew them in time.',
  history: 'Variances that were denied, revoked or withdrawn, or have ended, appear here.',
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
  if (isNarrowed) return <NothingFound noun="variances" state={state} show={show} />;
  return <EmptyState icon="scale" title="No variances." description={DESCRIPTIONS[tab]} />;
}
