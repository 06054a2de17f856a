import { companyRef, useLiveDocument } from '@vcms/data';
import { useBackend } from '@vcms/sdk';
import { Button, Flex, Text } from '@vcms/ui';
import { CompanyPicker } from '../companies/company-picker.tsx';
import { DashboardSection } from '../dashboard-section.tsx';

const KINDS = ['client'] as const;

/** Which client the limits are for: the firm serves all of them. */
export function ClientChoice({ onChoose }: { readonly onChoose: (clientId: string) => void }) {
  return (
    <DashboardSection title="Choose a client">
      <CompanyPicker
        label="Hiring client"
        kinds={KINDS}
        chosen={undefined}
        choose={({ id }) => onChoose(id)}
      />
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
