import { ActionDialog, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import { CompanyPicker } from './company-picker.tsx';
import type { StoredCompany } from './company-register.tsx';

export interface ConnectDialogProps {
  /** A client or a contractor; the other side is chosen. */
  readonly company: StoredCompany;
  readonly onClose: () => void;
}

/** Connects a contractor to a client: the contractor is invited and decides (domain 4.4). */
export function ConnectDialog({ company, onClose }: ConnectDialogProps) {
  const isClient = company.kind === 'client';
  const { busy, call } = useTrustedCall('engagementMove');
  const [chosen, setChosen] = useState<StoredCompany>();
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function connect(): Promise<void> {
    setAsked(true);
    setProblem(undefined);
    if (chosen === undefined) return;
    const [client, contractor] = isClient ? [company, chosen] : [chosen, company];
    const result = await call({ clientId: client.id, contractorId: contractor.id, action: 'invite' });
    if (result.kind !== 'done') return setProblem(result.message);
    notify.show({
      kind: 'success',
      message: `${contractor.name} is invited.`,
      description: `It decides whether it works for ${client.name}.`,
    });
    onClose();
  }

  return (
    <ActionDialog
      title={isClient ? `Connect a contractor to ${company.name}` : `Connect ${company.name} to a client`}
      isDirty={chosen !== undefined}
      onClose={onClose}
      onSubmit={() => void connect()}
      verb="Send invitation"
      busyText="Sending"
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <Text>
          The contractor is notified and sees on its home page what is asked. Nothing is shown before it
          accepts.
        </Text>
        <CompanyPicker
          label={isClient ? 'Contractor' : 'Client'}
          kinds={[isClient ? 'contractor' : 'client']}
          chosen={chosen}
          choose={setChosen}
          error={isAsked && chosen === undefined ? 'Choose a company.' : undefined}
        />
      </Stack>
    </ActionDialog>
  );
}
