import { tradeWords } from '@vcms/companies/model';
import type { StoredRecord } from '@vcms/data';
import { type ContractorRequest, formatDate, readerDate } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
import { useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Box, Button, Flex, Text, VisuallyHidden } from '@vcms/ui';

export interface RequestRowProps {
  readonly request: StoredRecord<ContractorRequest>;
  readonly decline: () => void;
}

/** One requested company: who asks for what, and what customer service does about it. */
export function RequestRow({ request, decline }: RequestRowProps) {
  const notify = useNotify();
  const { busy, call } = useTrustedCall('contractorRequestMove');
  const { id, companyName, clientName, contactName, email, workTypes, riskLevel, sites } = request;
  const { message = '', requestedByName, record } = request;
  const asked = record.createdAt === undefined ? '' : ` on ${formatDate(readerDate(record.createdAt))}`;

  async function send(): Promise<void> {
    const result = await call({ id, action: 'send' });
    if (result.kind === 'done') notify.show({ kind: 'success', message: `${companyName} is invited.` });
    else notify.show({ kind: 'error', message: result.message });
  }

  return (
    <Flex
      as="li"
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
        <Button size="sm" variant="outline" disabled={busy} onClick={decline}>
          Decline<VisuallyHidden> {companyName}</VisuallyHidden>
        </Button>
        <Button size="sm" loading={busy} loadingText="Sending" onClick={() => void send()}>
          Send the invitation<VisuallyHidden> to {companyName}</VisuallyHidden>
        </Button>
      </Flex>
    </Flex>
  );
}
