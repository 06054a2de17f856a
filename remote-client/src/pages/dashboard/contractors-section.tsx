import type { LiveState } from '@vcms/data';
import { ENGAGEMENT_STATES, type Engagement } from '@vcms/domain';
import { EngagementList, formatDate, LiveSection } from '@vcms/pages';
import { EmptyState } from '@vcms/ui';

const SHOWN = 8;

/** Order of the list: what is alive first, then by name. */
function byStateAndName(a: Engagement, b: Engagement): number {
  const order = ['submitted', 'approved', 'suspended', 'in_progress', 'invited', 'requested'];
  const place = ({ state }: Engagement): number =>
    order.includes(state) ? order.indexOf(state) : ENGAGEMENT_STATES.length;
  return place(a) - place(b) || a.contractorName.localeCompare(b.contractorName);
}

/** A short list of the client's contractors. */
export function ContractorsSection({ state }: { readonly state: LiveState<Engagement> }) {
  return (
    <LiveSection
      title="Our contractors"
      state={state}
      empty={
        <EmptyState
          level={3}
          icon="hard-hat"
          title="No contractors yet."
          description="Request your first contractor."
        />
      }
    >
      {(items) => (
        <EngagementList
          items={items.toSorted(byStateAndName)}
          max={SHOWN}
          nameOf={({ contractorName }) => contractorName}
          detailOf={({ workTypes, updatedAt }) =>
            [...workTypes.map((type) => type.replaceAll('_', ' ')), `since ${formatDate(updatedAt)}`].join(
              ', ',
            )
          }
        />
      )}
    </LiveSection>
  );
}
