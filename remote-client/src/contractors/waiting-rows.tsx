import { tradeWords } from '@vcms/companies/model';
import { type ContractorRequest, documentPath, formatDate, type Invitation } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import { useTrustedCall } from '@vcms/kits/form';
import {
  type ExpectedChange,
  expectedState,
  resentInvitation,
  revokedInvitation,
  SavingMark,
  useInstantAct,
} from '@vcms/kits/pending';
import { useAsk, useSession } from '@vcms/sdk';
import { Box, Button, Flex, Text } from '@vcms/ui';
import type { ReactNode } from 'react';

interface RowProps {
  readonly name: string;
  readonly detail: string;
  /** What it says waits for the server. */
  readonly isPending: boolean;
  readonly actions: ReactNode;
}

function Row({ name, detail, isPending, actions }: RowProps) {
  return (
    <Flex
      as="li"
      aria-busy={isPending}
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
        {isPending && <SavingMark />}
      </Box>
      <Flex gap="2" wrap="wrap">
        {actions}
      </Flex>
    </Flex>
  );
}

/** What one button does: the row says at once what comes of it. */
function useMove<Name extends 'contractorRequestMove' | 'invitationResend' | 'invitationRevoke'>(name: Name) {
  const { busy, call } = useTrustedCall(name);
  const act = useInstantAct();
  function run(
    request: Parameters<typeof call>[0],
    expected: ExpectedChange,
    who: string,
    done: string,
  ): Promise<void> {
    return act({ expected, send: () => call(request), done, refused: `${who}: nothing was changed.` });
  }
  return { busy, run };
}

export function requestPath({ id }: Pick<ContractorRequest, 'id'>): string {
  return documentPath('contractorRequests', id);
}

/** A contractor that a colleague asked for. */
export function RequestRow({
  request,
  mayDecide,
  isPending,
}: {
  readonly request: ContractorRequest;
  readonly mayDecide: boolean;
  readonly isPending: boolean;
}) {
  const { userId } = useSession();
  const ask = useAsk();
  const { busy, run } = useMove('contractorRequestMove');
  const { id, companyName, contactName, email, workTypes, requestedByName, requestedBy, state } = request;
  async function withdraw(): Promise<void> {
    const yes = await ask({
      title: `Withdraw the request for ${companyName}?`,
      text: 'Nobody is notified. You can request the company again.',
      yes: 'Withdraw',
      no: 'Keep the request',
    });
    if (yes) await move('withdraw', 'withdrawn', `The request for ${companyName} is withdrawn.`);
  }
  function move(action: 'send' | 'withdraw', next: ContractorRequest['state'], done: string): Promise<void> {
    return run({ id, action }, expectedState(requestPath(request), state, next), companyName, done);
  }
  return (
    <Row
      name={companyName}
      isPending={isPending}
      detail={`${state === 'waiting' ? '' : `${humanizeCode(state)}. `}${contactName}, ${email}. ${tradeWords(workTypes)}. Requested by ${requestedByName}.`}
      actions={
        state === 'waiting' && (
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
                onClick={() => void move('send', 'sent', `${companyName} is invited.`)}
              >
                Send
              </Button>
            )}
          </>
        )
      }
    />
  );
}

function whenOf({ state, expiresOn }: Invitation): string {
  const day = formatDate(expiresOn);
  if (state === 'revoked') return 'Revoked.';
  if (state === 'expired') return `Expired on ${day}.`;
  return `${state === 'opened' ? 'The link was opened. ' : ''}Valid until ${day}.`;
}

/** One that was invited by mail. */
export function InvitationRow({
  invitation,
  isPending,
}: {
  readonly invitation: Invitation;
  readonly isPending: boolean;
}) {
  const { userId } = useSession();
  const ask = useAsk();
  const resend = useMove('invitationResend');
  const revoke = useMove('invitationRevoke');
  const { id: invitationId, email, state, newCompany, invitedBy } = invitation;
  const name = newCompany?.name ?? email;
  async function take(): Promise<void> {
    const yes = await ask({
      title: `Revoke the invitation of ${name}?`,
      text: 'Its link stops working at once. You can invite the company again.',
      yes: 'Revoke',
      no: 'Keep the invitation',
    });
    const done = `The invitation of ${name} is revoked.`;
    if (yes) await revoke.run({ invitationId }, revokedInvitation(invitation), name, done);
  }
  return (
    <Row
      name={name}
      isPending={isPending}
      detail={`${email}. ${whenOf(invitation)}`}
      actions={
        invitedBy === userId &&
        state !== 'revoked' && (
          <>
            {state !== 'expired' && (
              <Button size="xs" variant="outline" disabled={resend.busy} onClick={() => void take()}>
                Revoke
              </Button>
            )}
            <Button
              size="xs"
              variant="outline"
              loading={resend.busy}
              loadingText="Sending"
              onClick={() =>
                void resend.run(
                  { invitationId },
                  resentInvitation(invitation),
                  name,
                  `${email} gets a new link.`,
                )
              }
            >
              Send again
            </Button>
          </>
        )
      }
    />
  );
}
