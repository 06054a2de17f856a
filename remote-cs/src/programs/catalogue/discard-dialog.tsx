import { ConfirmWriteDialog } from '@vcms/kits/form';
import { discardEdition, type StoredEdition } from '@vcms/programs/data';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';

export interface DiscardDialogProps {
  readonly draft: StoredEdition;
  readonly onClose: () => void;
}

/** Asks before a draft goes. */
export function DiscardDialog({ draft, onClose }: DiscardDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  return (
    <ConfirmWriteDialog
      title={`Discard the draft of edition ${draft.n}?`}
      verb="Discard draft"
      done="The draft is discarded."
      change={() => discardEdition({ firestore, uid }, draft)}
      onClose={onClose}
    >
      <Text>Its changes are lost for everybody. What is published stays as it is.</Text>
    </ConfirmWriteDialog>
  );
}
