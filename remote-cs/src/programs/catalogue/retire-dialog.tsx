import { dateEverywhere, type Program } from '@vcms/domain';
import { ActionDialog, useDialogWrite } from '@vcms/kits/form';
import { retireProgram } from '@vcms/programs/data';
import { useBackend, useSession } from '@vcms/sdk';
import { Text } from '@vcms/ui';

export interface RetireDialogProps {
  readonly program: Program;
  readonly now: () => Date;
  readonly onClose: () => void;
}

/** Asks before a program is offered no longer, or again. */
export function RetireDialog({ program, now, onClose }: RetireDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const { busy, problem, store } = useDialogWrite(onClose);
  const isRetired = program.retiredOn !== undefined;

  function submit(): void {
    const day = isRetired ? undefined : dateEverywhere(now());
    const done = isRetired ? `${program.title} is offered again.` : `${program.title} is retired.`;
    void store(retireProgram({ firestore, uid }, program.id, day), done);
  }

  return (
    <ActionDialog
      title={isRetired ? `Offer ${program.title} again?` : `Retire ${program.title}?`}
      verb={isRetired ? 'Offer again' : 'Retire'}
      isDanger={!isRetired}
      {...{ busy, problem, onClose }}
      isDirty={false}
      onSubmit={submit}
    >
      <Text>
        {isRetired
          ? 'Clients can add it to their requirements again.'
          : 'Clients can no longer add it to their requirements. Clients that already require it keep it, and submissions are reviewed as before.'}
      </Text>
    </ActionDialog>
  );
}
