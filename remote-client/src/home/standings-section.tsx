import type { LiveState, Standing } from '@vcms/data';
import { ITEM_STATUSES, STATUS_LABELS, type Status } from '@vcms/domain';
import { LiveSection } from '@vcms/kits';
import { StandingList } from '@vcms/kits/standing';
import { EmptyState, Field, NativeSelect, Text } from '@vcms/ui';
import { useSearchParams } from 'react-router-dom';
import { repairPath } from '../contractors/repair-path.ts';

/** Contractors on the dashboard; the list of contractors shows them all. */
export const STANDINGS_SHOWN = 25;

const PARAMETER = 'status';

/** The status that the list is narrowed to, from the address. */
export function useStatusFilter(): Status | undefined {
  const [params] = useSearchParams();
  return ITEM_STATUSES.find((status) => status === params.get(PARAMETER));
}

function StatusFilter() {
  const [params, setParams] = useSearchParams();
  const chosen = useStatusFilter() ?? '';

  function choose(status: string): void {
    const next = new URLSearchParams(params);
    if (status === '') next.delete(PARAMETER);
    else next.set(PARAMETER, status);
    setParams(next, { replace: true });
  }

  return (
    <Field.Root maxW="16rem" mb="3">
      <Field.Label>Status</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={chosen} onChange={(event) => choose(event.target.value)}>
          <option value="">All</option>
          {ITEM_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

export interface StandingsSectionProps {
  readonly state: LiveState<Standing>;
  readonly role: string;
}

/** How each contractor stands, with the answer to *Why?*. */
export function StandingsSection({ state, role }: StandingsSectionProps) {
  const status = useStatusFilter();
  return (
    <LiveSection
      title="Our contractors"
      rows={10}
      description={`By name, ${STANDINGS_SHOWN} at most`}
      state={state}
      before={<StatusFilter />}
      empty={
        status === undefined ? (
          <EmptyState
            level={3}
            icon="hard-hat"
            title="No contractors yet."
            description="Request your first contractor."
          />
        ) : (
          <Text color="fg.muted">No contractor has this status.</Text>
        )
      }
    >
      {(items) => (
        <StandingList
          standings={items}
          nameOf={({ contractorName }) => contractorName}
          reader="client"
          pathOf={(item, { contractorId }) => repairPath(role, contractorId, item)}
          recordOf={({ contractorId }) => `/insurance-reviews/${encodeURIComponent(contractorId)}`}
        />
      )}
    </LiveSection>
  );
}
