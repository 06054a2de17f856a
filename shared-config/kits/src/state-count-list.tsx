import { ENGAGEMENT_STATES, type EngagementState } from '@vcms/domain';
import { CountRows } from './count-rows.tsx';
import { EngagementStateChip } from './engagement-state-chip.tsx';

export interface StateCountListProps {
  readonly counts: Readonly<Record<EngagementState, number>>;
  /** States with a count of 0 are left out; default: they are shown. */
  readonly hideEmpty?: boolean;
}

/** Every state with its number, in the order of an engagement's life. */
export function StateCountList({ counts, hideEmpty = false }: StateCountListProps) {
  const states = ENGAGEMENT_STATES.filter((state) => !hideEmpty || counts[state] > 0);
  return (
    <CountRows
      rows={states.map((state) => ({
        key: state,
        label: <EngagementStateChip state={state} />,
        count: counts[state],
      }))}
    />
  );
}
