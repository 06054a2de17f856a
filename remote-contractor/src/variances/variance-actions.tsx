import { type ClientLine, itemTitle } from '@vcms/domain';
import { useOpenDialog } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Button, VisuallyHidden } from '@vcms/ui';
import { VarianceRequestDialog } from '@vcms/variances/ledger';
import { createContext, useContext, useMemo } from 'react';
import type { InsuranceFrameProps } from '../insurance/insurance-part.ts';

/** Opens the request of a variance for a line of one client. */
type AskForVariance = (client: ClientLine) => void;

const ActionsContext = createContext<AskForVariance | undefined>(undefined);

/** insurance.auto of insurance.auto.coverage. */
function lineKeyOf({ items }: ClientLine): string | undefined {
  return items[0]?.key.split('.').slice(0, 2).join('.');
}

/** What no variance has to stand in for asks for none. */
function isUnmet({ items }: ClientLine): boolean {
  return items.some(({ status }) => status === 'non_compliant' || status === 'pending_review');
}

/** Asks a client for a variance, where something is unmet and the page can ask. */
export function VarianceButton({ client }: { readonly client: ClientLine }) {
  const ask = useContext(ActionsContext);
  const key = lineKeyOf(client);
  if (ask === undefined || key === undefined || !isUnmet(client)) return null;
  return (
    <Button mt="2" size="xs" variant="outline" data-print="hide" onClick={() => ask(client)}>
      Request a variance
      <VisuallyHidden>
        : {client.clientName}, {itemTitle(key)}
      </VisuallyHidden>
    </Button>
  );
}

/** Opens the form that a button of the page asks for. */
export function VarianceActionsProvider({ today, children }: InsuranceFrameProps) {
  const { companyId } = useSession();
  const [client, setClient, close] = useOpenDialog<ClientLine>();
  const ask = useMemo((): AskForVariance => setClient, [setClient]);
  return (
    <ActionsContext value={ask}>
      {children}
      {client !== undefined && (
        <VarianceRequestDialog
          title={`Request a variance from ${client.clientName}`}
          about="Your client decides whether work may go on although the requirement is not met."
          clientId={client.clientId}
          contractorId={companyId}
          start={{ key: lineKeyOf(client) }}
          today={today}
          onClose={close}
        />
      )}
    </ActionsContext>
  );
}
