import type { LiveState } from '@vcms/data';
import type { Engagement } from '@vcms/domain';
import { EngagementList, formatDate, LiveSection } from '@vcms/pages';
import { Text } from '@vcms/ui';

/** Only what waits for an approver, longest first; the other states of the list stay as they are. */
function onlySubmitted(state: LiveState<Engagement>): LiveState<Engagement> {
  if (state.kind !== 'ready') return state;
  const items = state.items
    .filter((engagement) => engagement.state === 'submitted')
    .toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  return { kind: 'ready', items, unreadable: [] };
}

/** The contractors that need a decision of this client. */
export function WaitingSection({ state }: { readonly state: LiveState<Engagement> }) {
  return (
    <LiveSection
      title="Needs you"
      description="Contractors that wait for your approval"
      state={onlySubmitted(state)}
      empty={<Text color="fg.muted">Nobody is waiting.</Text>}
    >
      {(items) => (
        <EngagementList
          items={items}
          nameOf={({ contractorName }) => contractorName}
          detailOf={({ updatedAt }) => `waiting since ${formatDate(updatedAt)}`}
        />
      )}
    </LiveSection>
  );
}
