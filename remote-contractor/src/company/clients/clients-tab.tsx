import {
  engagementsOfContractorQuery,
  type LiveState,
  type Standing,
  standingsQuery,
  useLiveQuery,
} from '@vcms/data';
import { type Engagement, may } from '@vcms/domain';
import { itemsOf, LiveSection, useOpenDialog } from '@vcms/kits';
import { useExpectedState } from '@vcms/kits/pending';
import { useBackend, useSession } from '@vcms/sdk';
import { EmptyState, Stack } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import { AnswerDialog } from '../../home/answer-dialog.tsx';
import { engagementPath } from '../../home/expected-answer.ts';
import { InvitationAnswerContext } from '../../home/invitation-answer.ts';
import { useFirmName } from '../facts/use-declare.ts';
import { type TabProps, useTab } from '../tab-context.ts';
import { AccessLog } from './access-log.tsx';
import { ClientRow, type RowAction } from './client-row.tsx';
import { EndDialog } from './end-dialog.tsx';
import { NarrowedClients } from './narrowed-clients.tsx';
import { SeesDialog } from './sees-dialog.tsx';
import { SubmitDialog } from './submit-dialog.tsx';

/** A contractor has a handful of clients; a page of them is read. */
const READ = 25;

interface Open {
  readonly action: RowAction;
  readonly engagement: Engagement;
}

/** Clients that wait for an answer come first, then by name. */
function inOrder(items: readonly Engagement[]): readonly Engagement[] {
  const rank = ({ state }: Engagement) => (state === 'invited' ? 0 : 1);
  return items.toSorted(
    (left, right) => rank(left) - rank(right) || left.clientName.localeCompare(right.clientName, 'en'),
  );
}

interface DialogProps {
  readonly open: Open;
  readonly company: TabProps['company'];
  readonly standings: readonly Standing[];
  readonly close: () => void;
}

function OpenDialog({ open, company, standings, close }: DialogProps) {
  const { action, engagement } = open;
  if (action === 'accept' || action === 'decline') {
    return (
      <InvitationAnswerContext.Provider value={{ engagement, action, close }}>
        <AnswerDialog />
      </InvitationAnswerContext.Provider>
    );
  }
  if (action === 'end') return <EndDialog engagement={engagement} onClose={close} />;
  if (action === 'sees') return <SeesDialog engagement={engagement} onClose={close} />;
  const standing = standings.find(({ id }) => id === engagement.id);
  return <SubmitDialog engagement={engagement} company={company} standing={standing} onClose={close} />;
}

interface ListProps extends Pick<TabProps, 'company'> {
  readonly state: LiveState<Engagement>;
  readonly standings: readonly Standing[];
}

function ClientList({ company, state: stored, standings }: ListProps) {
  const { state, pending } = useExpectedState(stored, engagementPath);
  const firm = useFirmName();
  const [open, openDialog, close] = useOpenDialog<Open>();
  return (
    <>
      <LiveSection
        title="Your clients"
        description="Where you stand with each client, what it may see, and how to end it."
        state={state}
        empty={
          <EmptyState
            level={3}
            icon="briefcase"
            title="You are not connected to a client yet."
            description={`${firm} will invite you, or ask your client.`}
          />
        }
      >
        {(items) => (
          <NarrowedClients items={inOrder(items)}>
            {(shown) => (
              <Stack as="ul" gap="0" listStyleType="none" m="0" p="0">
                {shown.map((engagement) => (
                  <ClientRow
                    key={engagement.id}
                    engagement={engagement}
                    isPending={pending.has(engagement.id)}
                    standing={standings.find(({ id }) => id === engagement.id)}
                    act={(action) => openDialog({ action, engagement })}
                  />
                ))}
              </Stack>
            )}
          </NarrowedClients>
        )}
      </LiveSection>
      {open !== undefined && <OpenDialog open={open} company={company} standings={standings} close={close} />}
    </>
  );
}

/** With results and the log of opened files, which role 5006 may not list. */
function FullClients({ company, state }: Omit<ListProps, 'standings'>) {
  const { firestore } = useBackend();
  const standings = useLiveQuery(query(standingsQuery(firestore, { contractorId: company.id }), limit(READ)));
  return (
    <>
      <ClientList company={company} state={state} standings={itemsOf(standings)} />
      <AccessLog companyId={company.id} engagements={itemsOf(state)} />
    </>
  );
}

/** Relations to clients: accept, decline, submit, end; what each may see, and who opened which file. */
export function ClientsTab() {
  const { company } = useTab();
  const { firestore } = useBackend();
  const { role } = useSession();
  const state = useLiveQuery(query(engagementsOfContractorQuery(firestore, company.id), limit(READ)));
  return (
    <Stack gap="6">
      {may(role, 'submitEvidence') ? (
        <FullClients company={company} state={state} />
      ) : (
        <ClientList company={company} state={state} standings={[]} />
      )}
    </Stack>
  );
}
