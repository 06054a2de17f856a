import { ConfirmWriteDialog } from '@vcms/kits/form';
import { discardEdition, type StoredEdition } from '@vcms/programs/data';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';

export interface DiscardDialogProps {
  readonly n: number;
  /** Undefined: it was never saved, and nothing of it is stored. */
  readonly draft: StoredEdition | undefined;
  /** Leaves a draft that was never saved. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Asks before a draft goes. */
export function DiscardDialog({ n, draft, onLeave, onClose }: DiscardDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  async function change() {
    if (draft !== undefined) return await discardEdition({ firestore, uid }, draft);
    onLeave();
    return { kind: 'done' } as const;
  }
  return (
    <ConfirmWriteDialog
      title={`Discard the draft of edition ${n}?`}
      verb="Discard draft"
      done="The draft is discarded."
      {...{ change, onClose }}
    >
      <Text>Its changes will be lost for everyone. The published edition does not change.</Text>
    </ConfirmWriteDialog>
  );
}
