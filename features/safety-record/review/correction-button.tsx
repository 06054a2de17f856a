import { may } from '@vcms/domain';
import type { Workbench } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { Button } from '@vcms/ui';
import { useState } from 'react';
import { CorrectionDialog } from './correction-dialog.tsx';
import type { SafetySubject } from './safety-subject.ts';
import { PAPER_WORDS } from './statistics-topic.ts';

export interface CorrectionButtonProps {
  readonly subject: SafetySubject;
  readonly contractorId: string;
  readonly bench: Pick<Workbench, 'mayDecide'>;
}

/** Where the reviewer may correct numbers: the firm's, while the record is claimed. */
export function CorrectionButton({ subject, contractorId, bench }: CorrectionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { role } = useSession();
  if (!may(role, 'correctTypingErrors') || subject.kind === 'not_rated' || !bench.mayDecide) return null;
  return (
    <>
      <Button size="xs" variant="outline" onClick={() => setOpen(true)}>
        Correct a typing error
      </Button>
      {isOpen && (
        <CorrectionDialog
          {...{ subject, contractorId }}
          paperName={PAPER_WORDS[subject.kind].name}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
