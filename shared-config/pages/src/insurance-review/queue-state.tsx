import { recordRef, useLiveDocument } from '@vcms/data';
import { lockId } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import { EvidenceChip } from '../evidence-chip.tsx';
import { lockView } from './lock-view.ts';
import type { QueueRow } from './queue-row.ts';
import { sideOf } from './review-side.ts';

const WORDS = { free: 'Nobody at work', mine: 'by you' } as const;

/** Who works on it now. */
function Reviewer({ row }: { readonly row: QueueRow }) {
  const { firestore } = useBackend();
  const session = useSession();
  const side = sideOf(session);
  const id = lockId(side.scope, 'policy', row.contractorId, row.policy.id);
  const lock = useLiveDocument(recordRef(firestore, 'locks', id));
  const view = lockView(lock.kind === 'ready' ? lock.value : undefined, session.userId, new Date());
  // Of the firm's work a client sees the state only.
  if (lock.kind === 'loading' || (view.kind === 'free' && side.kind === 'client')) return null;
  return (
    <Text textStyle="xs" color="fg.muted">
      {view.kind === 'other' ? `by ${view.name}` : WORDS[view.kind]}
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
