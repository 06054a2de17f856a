import { recordRef, useLiveDocument } from '@vcms/data';
import { lockId } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import { EvidenceChip } from '../evidence-chip.tsx';
import { lockView } from './lock-view.ts';
import type { QueueRow } from './queue-row.ts';
import { sideOf } from './review-side.ts';

/** Who works on it now; nothing when nobody does. */
function Reviewer({ row }: { readonly row: QueueRow }) {
  const { firestore } = useBackend();
  const session = useSession();
  const id = lockId(sideOf(session).scope, 'policy', row.contractorId, row.policy.id);
  const lock = useLiveDocument(recordRef(firestore, 'locks', id));
  const view = lockView(lock.kind === 'ready' ? lock.value : undefined, session.userId, new Date());
  if (view.kind === 'free') return null;
  return (
    <Text textStyle="xs" color="fg.muted">
      {view.kind === 'mine' ? 'by you' : `by ${view.name}`}
    </Text>
  );
}

/** The state, and for what is being reviewed the one who does: only such a row costs another read. */
export function QueueState({ row }: { readonly row: QueueRow }) {
  return (
    <Stack gap="1" align="flex-start">
      <EvidenceChip state={row.policy.state} />
      {row.policy.state === 'in_review' && <Reviewer row={row} />}
    </Stack>
  );
}
