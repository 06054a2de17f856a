import type { Policy } from '@vcms/domain';
import { HistoryDialog, hasHistory } from '@vcms/insurance/versions';
import { useOpenDialog } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { Button, Flex, Icon, IconButton, Menu, Portal, VisuallyHidden } from '@vcms/ui';
import { CertificatesDialog } from './holders/certificates-dialog.tsx';
import { useInsuranceRecords } from './holders/insurance-records.tsx';
import { showsHolders } from './holders/shown-holders.ts';
import { usePolicyActions } from './policy-actions.tsx';
import { MOVE_LABELS, movesOf, type PolicyMove } from './policy-moves.ts';
import { ConsentDialog } from './renewals/consent-dialog.tsx';
import { useRenewalConsent } from './renewals/renewal-consents.tsx';
import { reviewerOf } from './reviewer-of.ts';

/** What only opens something to read or to change elsewhere. */
type PolicyView = 'certificates' | 'history' | 'renewals';
type Entry = PolicyMove | PolicyView;

const LABELS: Readonly<Record<Entry, string>> = {
  ...MOVE_LABELS,
  certificates: 'Certificates by client',
  history: 'History',
  renewals: 'Ask the broker for renewals automatically',
};

function isView(entry: Entry): entry is PolicyView {
  return entry === 'certificates' || entry === 'history' || entry === 'renewals';
}

function PolicyButton({ policy, entry, onClick }: { policy: Policy; entry: Entry; onClick: () => void }) {
  return (
    <Button size="xs" variant="outline" onClick={onClick}>
      {LABELS[entry]}
      <VisuallyHidden>: policy {policy.policyNumber}</VisuallyHidden>
    </Button>
  );
}

interface FurtherProps {
  readonly policy: Policy;
  readonly entries: readonly Entry[];
  readonly choose: (entry: Entry) => void;
}

function FurtherMenu({ policy, entries, choose }: FurtherProps) {
  return (
    <Menu.Root lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton size="xs" variant="outline" aria-label={`More actions: policy ${policy.policyNumber}`}>
          <Icon name="more" />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {entries.map((entry) => (
              <Menu.Item key={entry} value={entry} onClick={() => choose(entry)}>
                {LABELS[entry]}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** What can be done with a policy now: the most useful as a button, the rest in a menu, a single rest as a button too. */
export function PolicyMenu({ policy }: { readonly policy: Policy }) {
  const { companyId } = useSession();
  const file = useInsuranceRecords();
  const { move } = usePolicyActions();
  const { isKnown } = useRenewalConsent(policy.line);
  const [view, setView, close] = useOpenDialog<PolicyView>();
  const moves = movesOf(policy);
  const views: readonly PolicyView[] = [
    ...(file !== undefined && showsHolders(policy, file) ? (['certificates'] as const) : []),
    ...(file !== undefined && hasHistory(policy) ? (['history'] as const) : []),
    ...(isKnown && policy.state === 'accepted' ? (['renewals'] as const) : []),
  ];
  const entries: readonly Entry[] = [...moves, ...views];
  const isShort = entries.length <= 2;
  const shown = isShort ? entries : entries.slice(0, 1);

  function choose(entry: Entry): void {
    if (isView(entry)) setView(entry);
    else move(entry, policy.id);
  }

  if (entries.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="2" data-print="hide">
      {shown.map((entry) => (
        <PolicyButton key={entry} {...{ policy, entry }} onClick={() => choose(entry)} />
      ))}
      {!isShort && <FurtherMenu policy={policy} entries={entries.slice(1)} choose={choose} />}
      {view === 'renewals' && <ConsentDialog policy={policy} onClose={close} />}
      {view === 'certificates' && <CertificatesDialog policy={policy} onClose={close} />}
      {view === 'history' && file !== undefined && (
        <HistoryDialog
          contractorId={companyId}
          policy={policy}
          reviews={file.records.reviews}
          nameOf={reviewerOf(file.records.engagements)}
          onClose={close}
        />
      )}
    </Flex>
  );
}
