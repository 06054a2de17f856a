import type { LiveState } from '@vcms/data';
import type { Company, Engagement } from '@vcms/domain';
import { EngagementList, LiveSection } from '@vcms/pages';
import { EmptyState } from '@vcms/ui';
import { NEXT_STEPS } from './next-step.ts';

export interface ClientsSectionProps {
  readonly state: LiveState<Engagement>;
  readonly firm: LiveState<Company>;
}

/** What to read under a client: the reason of a decision against the contractor, else the next step. */
function detailOf({ state, decisionReason }: Engagement): string {
  return decisionReason === undefined ? NEXT_STEPS[state] : `${NEXT_STEPS[state]} ${decisionReason}`;
}

/** The firm's name as soon as it is known. */
function nameOfFirm(firm: LiveState<Company>): string {
  return (firm.kind === 'ready' ? firm.items[0]?.name : undefined) ?? 'The firm';
}

/** Every client of the contractor with its state and the next step. */
export function ClientsSection({ state, firm }: ClientsSectionProps) {
  return (
    <LiveSection
      title="Your clients"
      state={state}
      empty={
        <EmptyState
          level={3}
          icon="briefcase"
          title="You are not connected to a client yet."
          description={`${nameOfFirm(firm)} will invite you, or ask your client.`}
        />
      }
    >
      {(items) => (
        <EngagementList
          items={items.toSorted((a, b) => a.clientName.localeCompare(b.clientName))}
          nameOf={({ clientName }) => clientName}
          detailOf={detailOf}
        />
      )}
    </LiveSection>
  );
}
