import type { LiveState, Standing } from '@vcms/data';
import { LiveSection, ViewAll } from '@vcms/kits';
import { StandingList } from '@vcms/kits/standing';
import { EmptyState } from '@vcms/ui';
import { repairPath } from '../contractors/repair-path.ts';
import { contractorsPath, recordPath } from './client-paths.ts';

const SHOWN = 5;
const TITLE = 'Our contractors';

export interface StandingsSectionProps {
  readonly state: LiveState<Standing>;
  readonly role: string;
}

/** How contractors stand, those first that are non-compliant, with the answer to *Why?*. */
export function StandingsSection({ state, role }: StandingsSectionProps) {
  return (
    <LiveSection
      isDense
      title={TITLE}
      aside={<ViewAll to={contractorsPath({})} of={TITLE} />}
      rows={5}
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
        <StandingList
          standings={items.slice(0, SHOWN)}
          nameOf={({ contractorName }) => contractorName}
          reader="client"
          pathOf={(item, { contractorId }) => repairPath(role, contractorId, item)}
          recordOf={({ contractorId }) => recordPath(contractorId)}
        />
      )}
    </LiveSection>
  );
}
