import { isHeldByOther } from '@vcms/data';
import { useSession } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import { EvidenceChip } from '../evidence-chip.tsx';
import type { QueueRow } from './queue-row.ts';
import { reviewSideOf } from './review-side.ts';

/** Who works on it at a moment; undefined where it says nothing. */
export function workerText(
  { lock, state }: Pick<QueueRow, 'lock' | 'state'>,
  side: 'firm' | 'client',
  uid: string,
  now: Date,
): string | undefined {
  if (lock !== undefined && lock.until > now)
    return isHeldByOther(lock, uid, now) ? `by ${lock.holderName}` : 'by you';
  // Of the firm's work a client sees the state only.
  return side === 'firm' && state === 'in_review' ? 'Unassigned' : undefined;
}

/** The state, and who reviews it now. */
export function QueueState({ row }: { readonly row: QueueRow }) {
  const session = useSession();
  const worker = workerText(row, reviewSideOf(session).kind, session.userId, new Date());
  return (
    <Stack gap="1" align="flex-start">
      <EvidenceChip state={row.state} />
      {row.certificatesFor !== undefined && (
        <Text textStyle="xs" color="fg.muted">
          Certificate for {row.certificatesFor.join(', ')}
        </Text>
      )}
      {worker !== undefined && (
        <Text textStyle="xs" color="fg.muted">
          {worker}
        </Text>
      )}
    </Stack>
  );
}
