import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useInstantAct } from '@vcms/kits/pending';
import { Text } from '@vcms/ui';
import type { StoredCompany } from './company-register.tsx';
import { expectedStatus } from './expected-status.ts';

export interface ArchiveDialogProps {
  readonly company: StoredCompany;
  readonly onClose: () => void;
}

/** Asks with the company's name before it is put away. */
export function ArchiveDialog({ company, onClose }: ArchiveDialogProps) {
  const { busy, call } = useTrustedCall('companyArchive');
  const act = useInstantAct();

  function submit(): void {
    onClose();
    void act({
      expected: expectedStatus(company, 'archived'),
      send: () => call({ companyId: company.id }),
      done: `${company.name} is archived.`,
      refused: `${company.name} was not archived.`,
    });
  }

  return (
    <ActionDialog
      title={`Archive ${company.name}?`}
      role="alertdialog"
      onClose={onClose}
      onSubmit={submit}
      verb="Archive"
      busyText="Archiving"
      busy={busy}
      isDanger
      problem={undefined}
    >
      <Text>
        Its people can no longer sign in to it. Its records are kept. It must have no open engagement.
      </Text>
    </ActionDialog>
  );
}
