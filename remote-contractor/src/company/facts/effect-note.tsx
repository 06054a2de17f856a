import { DEMAND_FACTS, type DemandFact } from '@vcms/domain';
import { Alert, Box, Text } from '@vcms/ui';

export interface EffectNoteProps {
  readonly applied: readonly DemandFact[];
  readonly waiting: readonly DemandFact[];
  readonly firm: string;
}

function listed(facts: readonly DemandFact[]): string {
  return facts.map((fact) => DEMAND_FACTS[fact]).join(', ');
}

/** Before it is saved: which changes count at once and which wait for the firm. */
export function EffectNote({ applied, waiting, firm }: EffectNoteProps) {
  return (
    <Box role="status" aria-live="polite" mt="4">
      {applied.length + waiting.length > 0 && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Content minW="0">
            {applied.length > 0 && <Text>Takes effect when you save: {listed(applied)}.</Text>}
            {waiting.length > 0 && (
              <Text>
                Waits for confirmation by {firm}: {listed(waiting)}. What is on file counts until then.
              </Text>
            )}
          </Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}
