import type { WriteResult } from '@vcms/data';
import { FormDialog, FormProblem, writeProblem } from '@vcms/kits/form';
import {
  deleteSafetyDraft,
  type SafetyKind,
  type SafetyPlace,
  withdrawSafetyRecord,
} from '@vcms/safety-record/data';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button, Text } from '@vcms/ui';
import { useState } from 'react';

export type ConfirmedMove = 'withdraw' | 'delete';

const WORDS = {
  withdraw: {
    effect: 'It will no longer be reviewed, and clients no longer count it. You can enter it again.',
    verb: 'Withdraw',
    done: 'is withdrawn.',
  },
  delete: {
    effect: 'What you typed will be deleted. No one else has seen it.',
    verb: 'Delete draft',
    done: 'is deleted.',
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
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { effect, verb, done } = WORDS[move];

  async function submit(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const context = { firestore, uid: userId, contractorId: companyId };
    const change = move === 'withdraw' ? withdrawSafetyRecord : deleteSafetyDraft;
    const result: WriteResult = await change(context, place);
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: `${name} ${done}` });
    onClose();
  }

  return (
    <FormDialog
      title={move === 'withdraw' ? `Withdraw ${name}?` : `Delete the draft of ${name}?`}
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" colorPalette="red" loading={busy} loadingText="Saving">
          {verb}
        </Button>
      }
    >
      <FormProblem message={problem} />
      <Text>{effect}</Text>
    </FormDialog>
  );
}
