import { type ConfirmedMove, ConfirmWriteDialog, moveWords } from '@vcms/kits/form';
import { deleteProgramDraft, withdrawProgram } from '@vcms/programs/data';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import type { StoredVersion } from './program-dossier.ts';

const MOVES = {
  withdraw: {
    effect: 'It will no longer be reviewed, and clients no longer count it. You can upload it again.',
    change: withdrawProgram,
  },
  delete: {
    effect: 'What you entered will be deleted. No one else has seen it. The file stays in your documents.',
    change: deleteProgramDraft,
  },
} as const;

export interface MoveDialogProps {
  readonly move: ConfirmedMove;
  readonly version: StoredVersion;
  /** The program's title. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a version goes. */
export function MoveDialog({ move, version, name, onClose }: MoveDialogProps) {
  const { firestore } = useBackend();
  const { userId, companyId } = useSession();
  const { effect, change } = MOVES[move];
  const context = { firestore, uid: userId, contractorId: companyId };
  const place = { programId: version.programId, n: version.version };
  return (
    <ConfirmWriteDialog {...moveWords(move, name)} change={() => change(context, place)} onClose={onClose}>
      <Text>{effect}</Text>
    </ConfirmWriteDialog>
  );
}
