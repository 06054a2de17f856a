import type { EngagementState, StaffResult } from '@vcms/domain';
import { StatusChip } from '@vcms/ui';
import { relationObstacle } from '../model/index.ts';

export interface ReadyChipProps {
  /** undefined: not assigned on the day. */
  readonly result: StaffResult | undefined;
  /** Of the contractor and the client: nobody of a company that is not approved is ready, whatever the papers say. */
  readonly relation: EngagementState;
}

/** Whether one person may work on site, as it is said at the gate; why not stands beside it. */
export function ReadyChip({ result, relation }: ReadyChipProps) {
  if (result === undefined) return <StatusChip tone="neutral" label="Not assigned" />;
  if (!result.siteReady || relationObstacle(relation) !== undefined)
    return <StatusChip tone="danger" label="Not ready" />;
  return result.overall === 'expiring' ? (
    <StatusChip tone="warning" label="Ready, expiring" />
  ) : (
    <StatusChip tone="success" label="Ready" />
  );
}
