import { counted } from '@vcms/domain';
import { Box, Button, Flex, StatusChip, Text } from '@vcms/ui';
import { type ClientOutcome, metText } from './client-outcomes.ts';

/** Chips in one glance; the tab of the clients shows them all. */
const SHOWN = 4;

export interface ClientChipsProps {
  readonly outcomes: readonly ClientOutcome[];
  /** Opens what stands behind the chips. */
  readonly onOpen: () => void;
}

function Chip({ outcome: { clientName, missed } }: { readonly outcome: ClientOutcome }) {
  return missed.length === 0 ? (
    <StatusChip tone="success" label={clientName} />
  ) : (
    <StatusChip tone="danger" label={`${clientName}: misses ${missed.length}`} />
  );
}

/** What accepting would come to at each client, those that it would leave short first. */
export function ClientChips({ outcomes, onOpen }: ClientChipsProps) {
  if (outcomes.length === 0) return null;
  const hidden = outcomes.length - SHOWN;
  return (
    <Box>
      <Flex justify="space-between" align="baseline" gap="3" mb="1.5">
        <Text textStyle="sm" fontWeight="medium">
          If accepted
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {metText(outcomes)}
        </Text>
      </Flex>
      <Flex wrap="wrap" gap="1.5" align="center">
        <Box as="ul" aria-label="Clients, if accepted" display="contents">
          {outcomes.slice(0, SHOWN).map((outcome) => (
            <Box as="li" key={outcome.clientId} listStyleType="none" display="flex" minW="0">
              <Chip outcome={outcome} />
            </Box>
          ))}
        </Box>
        {hidden > 0 && (
          <Button size="2xs" variant="ghost" onClick={onOpen}>
            Show {counted(hidden, 'more client')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
