import { tradeWords } from '@vcms/companies/model';
import { useLiveQuery } from '@vcms/data';
import { type ContractorRequest, formatDate, type Invitation } from '@vcms/domain';
import { openInvitationsQuery, waitingRequestsQuery } from '@vcms/engagements/data';
import { LiveSection } from '@vcms/kits';
import { useTrustedCall } from '@vcms/kits/form';
import { useAsk, useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Stack, Text } from '@vcms/ui';
import { limit, query } from 'firebase/firestore';
import type { ReactNode } from 'react';

/** Rows of each list; more than that is for the file of the list of contractors. */
const SHOWN = 25;

interface RowProps {
  readonly name: string;
  readonly detail: string;
  readonly actions: ReactNode;
}

function Row({ name, detail, actions }: RowProps) {
  return (
    <Flex
      as="li"
      wrap="wrap"
      gap="3"
      py="3"
      align="center"
      justify="space-between"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Box minW="0" flex="1 1 14rem" overflowWrap="anywhere">
        <Text fontWeight="medium">{name}</Text>
        <Text textStyle="sm" color="fg.muted">
          {detail}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        {actions}
      </Flex>
    </Flex>
  );
}

/** One button that asks first where something is taken away, and tells what came of it. */
function useMove<Name extends 'contractorRequestMove' | 'invitationResend' | 'invitationRevoke'>(name: Name) {
  const { busy, call } = useTrustedCall(name);
  const notify = useNotify();
  async function run(request: Parameters<typeof call>[0], done: string): Promise<void> {
    const result = await call(request);
    if (result.kind === 'done') notify.show({ kind: 'success', message: done });
    else notify.show({ kind: 'error', message: result.message });
  }
  return { busy, run };
}

function RequestRow({
  request,
  mayDecide,
}: {
  readonly request: ContractorRequest;
  readonly mayDecide: boolean;
}) {
  const { userId } = useSession();
  const ask = useAsk();
  const { busy, run } = useMove('contractorRequestMove');
  const { id, companyName, contactName, email, workTypes, requestedByName, requestedBy } = request;
  async function withdraw(): Promise<void> {
    const yes = await ask({
      title: `Withdraw the request for ${companyName}?`,
      text: 'Nobody is notified. You can request the company again.',
      yes: 'Withdraw',
      no: 'Keep the request',
    });
    if (yes) await run({ id, action: 'withdraw' }, `The request for ${companyName} is withdrawn.`);
  }
  return (
    <Row
      name={companyName}
      detail={`${contactName}, ${email}. ${tradeWords(workTypes)}. Requested by ${requestedByName}.`}
      actions={
        <>
          {(mayDecide || requestedBy === userId) && (
            <Button size="xs" variant="outline" disabled={busy} onClick={() => void withdraw()}>
              Withdraw
            </Button>
          )}
          {mayDecide && (
            <Button
              size="xs"
              loading={busy}
              loadingText="Sending"
              onClick={() => void run({ id, action: 'send' }, `${companyName} is invited.`)}
            >
              Send
            </Button>
          )}
        </>
      }
    />
  );
}

function InvitationRow({ invitation }: { readonly invitation: Invitation }) {
  const { userId } = useSession();
  const ask = useAsk();
  const resend = useMove('invitationResend');
  const revoke = useMove('invitationRevoke');
  const { id, email, state, expiresOn, newCompany, invitedBy } = invitation;
  const name = newCompany?.name ?? email;
  const when =
    state === 'expired' ? `Expired on ${formatDate(expiresOn)}.` : `Valid until ${formatDate(expiresOn)}.`;
  async function take(): Promise<void> {
    const yes = await ask({
      title: `Revoke the invitation of ${name}?`,
      text: 'Its link stops working at once. You can invite the company again.',
      yes: 'Revoke',
      no: 'Keep the invitation',
    });
    if (yes) await revoke.run({ invitationId: id }, `The invitation of ${name} is revoked.`);
  }
  return (
    <Row
      name={name}
      detail={`${email}. ${state === 'opened' ? 'The link was opened. ' : ''}${when}`}
      actions={
        invitedBy === userId && (
          <>
            {state !== 'expired' && (
              <Button size="xs" variant="outline" disabled={revoke.busy} onClick={() => void take()}>
                Revoke
              </Button>
            )}
            <Button
              size="xs"
              variant="outline"
              loading={resend.busy}
              loadingText="Sending"
              onClick={() => void resend.run({ invitationId: id }, `${email} gets a new link.`)}
            >
              Send again
            </Button>
          </>
        )
      }
    />
  );
}

export interface WaitingInvitationsProps {
  readonly clientId: string;
  readonly mayDecide: boolean;
}

/** Contractors that are no company yet: asked for by colleagues, or invited and not there. */
export function WaitingInvitations({ clientId, mayDecide }: WaitingInvitationsProps) {
  const { firestore } = useBackend();
  const requests = useLiveQuery(query(waitingRequestsQuery(firestore, clientId), limit(SHOWN)));
  const invitations = useLiveQuery(query(openInvitationsQuery(firestore, clientId), limit(SHOWN)));
  const sent =
    invitations.kind === 'ready'
      ? {
          ...invitations,
          items: invitations.items.filter(({ newCompany }) => newCompany?.kind === 'contractor'),
        }
      : invitations;
  return (
    <Stack gap="5" mb="6">
      {(requests.kind !== 'ready' || requests.items.length > 0) && (
        <LiveSection
          title="Requested by colleagues"
          description={
            mayDecide ? 'Send them, or withdraw them.' : 'An approver or customer service sends them.'
          }
          state={requests}
          rows={1}
          empty={null}
        >
          {(items) => (
            <Box as="ul" m="0" p="0" listStyleType="none">
              {items.map((request) => (
                <RequestRow key={request.id} request={request} mayDecide={mayDecide} />
              ))}
            </Box>
          )}
        </LiveSection>
      )}
      {(sent.kind !== 'ready' || sent.items.length > 0) && (
        <LiveSection
          title="Invited by e-mail"
          description="New to VCMS. They move to the list below once they accept."
          state={sent}
          rows={1}
          empty={null}
        >
          {(items) => (
            <Box as="ul" m="0" p="0" listStyleType="none">
              {items.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </Box>
          )}
        </LiveSection>
      )}
    </Stack>
  );
}
