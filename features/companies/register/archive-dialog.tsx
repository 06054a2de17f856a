import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import type { StoredCompany } from './company-register.tsx';

export interface ArchiveDialogProps {
  readonly company: StoredCompany;
  readonly onClose: () => void;
}

/** Asks with the company's name before it is put away. */
export function ArchiveDialog({ company, onClose }: ArchiveDialogProps) {
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useTrustedCall('companyArchive');
  const notify = useNotify();

  async function submit(): Promise<void> {
    setProblem(undefined);
    const result = await call({ companyId: company.id });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({ kind: 'success', message: `${company.name} is archived.` });
    onClose();
  }

  return (
    <ActionDialog
      title={`Archive ${company.name}?`}
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Archive"
      busyText="Archiving"
      busy={busy}
      isDanger
      problem={problem}
    >
      <Text>
        Its people can no longer sign in to it. Its records are kept. It must have no open engagement.
      </Text>
    </ActionDialog>
  );
}
