import type { LineOverview } from '@vcms/domain';
import { Alert, Box } from '@vcms/ui';
import { ClientGaps } from './client-gaps.tsx';

export interface PreCheckPanelProps {
  /** undefined: too little is filled in to say. */
  readonly outcome: LineOverview | undefined;
  readonly warnings: readonly string[];
}

/** What the policy would reach with each client if it were accepted as typed, before it is submitted. */
export function PreCheckPanel({ outcome, warnings }: PreCheckPanelProps) {
  return (
    <Box role="status" aria-live="polite">
      {warnings.map((warning) => (
        <Alert.Root key={warning} status="warning" mb="3">
          <Alert.Indicator />
          <Alert.Title>{warning}</Alert.Title>
        </Alert.Root>
      ))}
      {outcome !== undefined && (
        <Box borderWidth="1px" borderRadius="lg" p="4">
          <ClientGaps clients={outcome.clients} title="If accepted as typed" />
        </Box>
      )}
    </Box>
  );
}
