import type { WriteResult } from '@vcms/data';
import { FormDialog, FormProblem, writeProblem } from '@vcms/kits/form';
import { deleteProgramDraft, withdrawProgram } from '@vcms/programs/data';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Button, Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredVersion } from './program-dossier.ts';

const WORDS = {
  withdraw: {
    effect: 'It will no longer be reviewed, and clients no longer count it. You can upload it again.',
    verb: 'Withdraw',
    done: 'is withdrawn.',
  },
  delete: {
    effect: 'What you entered will be deleted. No one else has seen it. The file stays in your documents.',
    verb: 'Delete draft',
    done: 'is deleted.',
  },
} as const;

export interface MoveDialogProps {
  readonly move: keyof typeof WORDS;
  readonly version: StoredVersion;
  /** The program's title. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a version goes. */
export function MoveDialog({ move, version, name, onClose }: MoveDialogProps) {
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
    const place = { programId: version.programId, n: version.version };
    const change = move === 'withdraw' ? withdrawProgram : deleteProgramDraft;
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
