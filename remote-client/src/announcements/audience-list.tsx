import type { Audience } from '@vcms/domain';
import { Alert, Box, Button, Flex, LoadingBlock, Text } from '@vcms/ui';
import { counted, valueWords } from './announcement-words.ts';
import type { AudienceFacts, AudienceState } from './use-audience.ts';

/** Contractors that the server names at a time. */
const PAGE = 50;

interface ListProps {
  readonly facts: AudienceFacts;
  readonly audience: Audience;
  readonly from: number;
  readonly onTurn: (from: number) => void;
  readonly onRemove: ((contractorId: string) => void) | undefined;
}

function Names({ facts, audience, onRemove }: Pick<ListProps, 'facts' | 'audience' | 'onRemove'>) {
  return (
    <Box
      as="ul"
      aria-label="Recipients"
      mt="2"
      ps="0"
      maxH="16rem"
      overflowY="auto"
      tabIndex={0}
      borderWidth={facts.rows.length > 0 ? '1px' : '0'}
      borderRadius="md"
    >
      {facts.rows.map(({ contractorId, name, why }) => (
        <Flex
          as="li"
          key={contractorId}
          listStyleType="none"
          wrap="wrap"
          gap="2"
          px="3"
          py="1.5"
          align="center"
          justify="space-between"
        >
          <Text overflowWrap="anywhere">{name}</Text>
          {onRemove === undefined ? (
            <Text textStyle="sm" color="fg.muted">
              {why.map((value) => valueWords(audience.mode, value)).join(', ')}
            </Text>
          ) : (
            <Button
              size="xs"
              variant="ghost"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(contractorId)}
            >
              Remove
            </Button>
          )}
        </Flex>
      ))}
    </Box>
  );
}

function List({ facts, audience, from, onTurn, onRemove }: ListProps) {
  const last = from + facts.rows.length;
  return (
    <>
      <Names facts={facts} audience={audience} onRemove={onRemove} />
      {facts.contractors > PAGE && (
        <Flex wrap="wrap" gap="2" mt="2" align="center">
          <Button size="xs" variant="outline" disabled={from === 0} onClick={() => onTurn(from - PAGE)}>
            Previous
          </Button>
          <Button
            size="xs"
            variant="outline"
            disabled={last >= facts.contractors}
            onClick={() => onTurn(from + PAGE)}
          >
            Next
          </Button>
          <Text textStyle="sm">
            {from + 1} to {last}
          </Text>
        </Flex>
      )}
    </>
  );
}

export interface AudienceListProps extends Omit<ListProps, 'facts'> {
  readonly state: AudienceState;
  readonly retry: () => void;
}

/** How many contractors an audience means, who they are and why. */
export function AudienceList({ state, retry, ...list }: AudienceListProps) {
  if (state.kind === 'failed')
    return (
      <Alert.Root status="error" role="alert">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{state.message}</Alert.Title>
        </Alert.Content>
        <Button size="sm" variant="outline" onClick={retry}>
          Try again
        </Button>
      </Alert.Root>
    );
  if (state.facts === undefined) return <LoadingBlock label="Counting contractors" rows={2} />;
  return (
    <Box aria-busy={state.kind === 'loading'}>
      <Text role="status" fontWeight="semibold">
        {counted(state.facts.contractors, 'contractor gets it', 'contractors get it')}
      </Text>
      <List {...list} facts={state.facts} />
    </Box>
  );
}
