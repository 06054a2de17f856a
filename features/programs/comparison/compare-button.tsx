import { Button, Flex, Text } from '@vcms/ui';
import type { TextComparing } from './use-text-comparison.ts';

/** Starts a comparison, and says what came of it. */
export function CompareButton({
  comparing,
  label,
}: {
  readonly comparing: TextComparing;
  readonly label: string;
}) {
  const { busy, message, start } = comparing;
  return (
    <Flex wrap="wrap" gap="3" align="center" justify="space-between">
      <Text role="status" textStyle="sm" color={message === undefined ? 'fg.muted' : undefined}>
        {message ?? 'Words that were added or removed are marked.'}
      </Text>
      {message === undefined && (
        <Button
          size="xs"
          variant="outline"
          data-print="hide"
          loading={busy}
          loadingText="Comparing"
          onClick={() => void start()}
        >
          {label}
        </Button>
      )}
    </Flex>
  );
}
