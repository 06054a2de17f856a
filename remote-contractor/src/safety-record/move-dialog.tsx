import { type ConfirmedMove, ConfirmWriteDialog, moveWords } from '@vcms/kits/form';
import {
  deleteSafetyDraft,
  type SafetyKind,
  type SafetyPlace,
  withdrawSafetyRecord,
} from '@vcms/safety-record/data';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';

const MOVES = {
  withdraw: {
    effect: 'It will no longer be reviewed, and clients no longer count it. You can enter it again.',
    change: withdrawSafetyRecord,
  },
  delete: {
    effect: 'What you typed will be deleted. No one else has seen it.',
    change: deleteSafetyDraft,
  },
} as const;

export interface MoveDialogProps {
  readonly move: ConfirmedMove;
  readonly place: Pick<SafetyPlace<SafetyKind>, 'kind' | 'id'>;
  /** What it is, such as: OSHA year 2025. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a record goes. */
export function MoveDialog({ move, place, name, onClose }: MoveDialogProps) {
  const { firestore } = useBackend();
  const { userId, companyId } = useSession();
  const { effect, change } = MOVES[move];
  const context = { firestore, uid: userId, contractorId: companyId };
  return (
    <ConfirmWriteDialog {...moveWords(move, name)} change={() => change(context, place)} onClose={onClose}>
      <Text>{effect}</Text>
    </ConfirmWriteDialog>
  );
}
