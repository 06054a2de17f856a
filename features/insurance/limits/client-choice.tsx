import type { StoredCompany } from '@vcms/companies/register';
import { CompanyPicker } from '@vcms/companies/register';
import { companyRef, useLiveDocument } from '@vcms/data';
import { DashboardSection } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { Button, Flex, Text } from '@vcms/ui';
import { useState } from 'react';

const KINDS = ['client'] as const;

/**
 * Which client the limits are for: the firm serves all of them. Arrow keys move the choice, so only the button goes on
 * (WCAG 3.2.2).
 */
export function ClientChoice({ onChoose }: { readonly onChoose: (clientId: string) => void }) {
  const [chosen, setChosen] = useState<StoredCompany>();
  return (
    <DashboardSection title="Choose a client">
      <CompanyPicker label="Hiring client" kinds={KINDS} chosen={chosen} choose={setChosen} />
      <Button
        mt="4"
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen !== undefined) onChoose(chosen.id);
        }}
      >
        Continue
      </Button>
    </DashboardSection>
  );
}

export interface ChosenClientProps {
  readonly clientId: string;
  readonly onLeave: () => void;
}

/** The client that was chosen, and the way back. */
export function ChosenClient({ clientId, onLeave }: ChosenClientProps) {
  const { firestore } = useBackend();
  const client = useLiveDocument(companyRef(firestore, clientId));
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="6">
      <Text>
        Client: <strong>{client.kind === 'ready' ? client.value.name : '…'}</strong>
      </Text>
      <Button size="sm" variant="outline" onClick={onLeave}>
        Another client
      </Button>
    </Flex>
  );
}
