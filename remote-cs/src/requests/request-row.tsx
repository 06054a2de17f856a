import { tradeWords } from '@vcms/companies/model';
import type { StoredRecord } from '@vcms/data';
import { type ContractorRequest, formatDate, readerDate } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import { useTrustedCall } from '@vcms/kits/form';
import { expectedState, SavingMark, useInstantAct } from '@vcms/kits/pending';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';

export interface RequestRowProps {
  readonly request: StoredRecord<ContractorRequest>;
  /** What it says waits for the server. */
  readonly isPending: boolean;
  readonly decline: () => void;
}

const DONE = { sent: 'Sent', withdrawn: 'Withdrawn', declined: 'Declined' } as const;

/** One requested company: who asks for what, and what customer service does about it. */
export function RequestRow({ request, isPending, decline }: RequestRowProps) {
  const act = useInstantAct();
  const { busy, call } = useTrustedCall('contractorRequestMove');
  const { id, companyName, clientName, contactName, email, workTypes, riskLevel, sites } = request;
  const { message = '', requestedByName, record, state } = request;
  const asked = record.createdAt === undefined ? '' : ` on ${formatDate(readerDate(record.createdAt))}`;

  function send(): void {
    void act({
      expected: expectedState(record.path, state, 'sent'),
      send: () => call({ id, action: 'send' }),
      done: `${companyName} is invited.`,
      refused: `${companyName} was not invited.`,
    });
  }

  return (
    <Flex
      as="li"
      aria-busy={isPending}
      wrap="wrap"
      gap="3"
      py="4"
      justify="space-between"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
    >
      <Box minW="0" flex="1 1 16rem" overflowWrap="anywhere">
        <Text fontWeight="medium">
          {companyName} for {clientName}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {contactName}, {email}. {tradeWords(workTypes)}. Risk: {humanizeCode(riskLevel)}.{' '}
          {sites.length > 0 && `Sites: ${sites.join(', ')}. `}
          Requested by {requestedByName}
          {asked}.
        </Text>
        {message !== '' && <Text mt="1">{message}</Text>}
      </Box>
      <Flex gap="2" wrap="wrap" align="flex-start">
        {isPending && <SavingMark />}
        {state === 'waiting' ? (
          <>
            <Button size="sm" variant="outline" disabled={busy} onClick={decline}>
              Decline<VisuallyHidden> {companyName}</VisuallyHidden>
            </Button>
            <Button size="sm" onClick={send}>
              Send the invitation<VisuallyHidden> to {companyName}</VisuallyHidden>
            </Button>
          </>
        ) : (
          <Text textStyle="sm">{DONE[state]}</Text>
        )}
      </Flex>
    </Flex>
  );
}
