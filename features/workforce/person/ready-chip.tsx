import type { StaffResult } from '@vcms/domain';
import { StatusChip } from '@vcms/ui';

/** Whether one person may work on site; undefined: not assigned on the day. */
export function ReadyChip({ result }: { readonly result: StaffResult | undefined }) {
  if (result === undefined) return <StatusChip tone="neutral" label="Not assigned" />;
  if (!result.siteReady) return <StatusChip tone="danger" label="Not ready" />;
  return result.overall === 'expiring' ? (
    <StatusChip tone="warning" label="Ready, expiring" />
  ) : (
    <StatusChip tone="success" label="Ready" />
  );
}
