import {
  actionsOf,
  BROKER_REQUEST_MACHINE,
  BROKER_REQUEST_STATE_LABELS,
  type BrokerRequest,
  type BrokerRequestState,
  formatDate,
  LINE_LABELS,
} from '@vcms/domain';
import { Box, Button, Flex, Heading, StatusChip, type StatusTone, Text, VisuallyHidden } from '@vcms/ui';
import { useId } from 'react';
import { isRefused } from './is-refused.ts';

const TONES: Readonly<Record<BrokerRequestState, StatusTone>> = {
  sent: 'waiting',
  opened: 'waiting',
  received: 'success',
  expired: 'warning',
  revoked: 'neutral',
};

const ACTION_LABELS = { resend: 'Send again', revoke: 'Revoke' } as const;

/** What to do about a letter that its mailbox refused. */
const REFUSED_LABELS = { ...ACTION_LABELS, resend: 'Ask again' } as const;
export type RequestAction = keyof typeof ACTION_LABELS;

export interface RequestListProps {
  readonly requests: readonly BrokerRequest[];
  readonly onAction: (action: RequestAction, request: BrokerRequest) => void;
}

function isShown(action: string): action is RequestAction {
  return Object.hasOwn(ACTION_LABELS, action);
}

function RequestRow({ request, onAction }: Omit<RequestListProps, 'requests'> & { request: BrokerRequest }) {
  const { brokerName, brokerEmail, asks, state, expiresOn, files, delivery, renewal } = request;
  const wasRefused = isRefused(request);
  const labels = wasRefused ? REFUSED_LABELS : ACTION_LABELS;
  const actions = actionsOf(BROKER_REQUEST_MACHINE, state, { role: '5005' }).filter(isShown);
  const isOpen = state === 'sent' || state === 'opened';
  return (
    <Flex as="li" listStyleType="none" wrap="wrap" gap="3" py="2" align="center" justify="space-between">
      <Text textStyle="sm" minW="0" overflowWrap="anywhere">
        <Text as="span" fontWeight="medium">
          {brokerName}
        </Text>
        : {asks.map(({ line }) => LINE_LABELS[line]).join(', ')}
        {isOpen && `, until ${formatDate(expiresOn)}`}
        {renewal !== undefined && `. Asked automatically for the renewal of ${formatDate(renewal.endsOn)}`}
        {files.length > 0 && `. Sent: ${files.map(({ fileName }) => fileName).join(', ')}`}
        {wasRefused && (
          <Text as="span" display="block" color="fg.error">
            The letter to {brokerEmail} did not arrive. Its mail server said: {delivery?.reason}
          </Text>
        )}
      </Text>
      <Flex wrap="wrap" gap="2" align="center">
        <Flex gap="2" data-print="hide">
          {actions.map((action) => (
            <Button key={action} size="xs" variant="outline" onClick={() => onAction(action, request)}>
              {labels[action]}
              <VisuallyHidden>: {brokerName}</VisuallyHidden>
            </Button>
          ))}
        </Flex>
        {wasRefused ? (
          <StatusChip tone="danger" label="Did not arrive" />
        ) : (
          <StatusChip tone={TONES[state]} label={BROKER_REQUEST_STATE_LABELS[state]} />
        )}
      </Flex>
    </Flex>
  );
}

/** The requests to brokers, newest first, with what can be done with each. */
export function RequestList({ requests, onAction }: RequestListProps) {
  const id = useId();
  if (requests.length === 0) return null;
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" id={id} size="lg" mb="2">
        Requests to your broker
      </Heading>
      <Box as="ul" m="0" p="0">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onAction={onAction} />
        ))}
      </Box>
    </Box>
  );
}
