import { Box, Button, Heading, LoadingBlock, Text } from '@vcms/ui';
import { ImpactList } from '../impact/impact-list.tsx';
import type { Impact, ImpactState } from '../impact/use-impact.ts';

function Answer({ state }: { readonly state: ImpactState & { readonly kind: 'done' } }) {
  const isSame = state.rows.every(({ opened, closed }) => opened.length === 0 && closed.length === 0);
  return (
    <>
      <ImpactList rows={state.rows} />
      {isSame && <Text textStyle="sm">No gap opens, and none closes.</Text>}
    </>
  );
}

export interface PreviewPanelProps {
  readonly impact: Impact;
  /** Something is missing that the preview needs. */
  readonly isWaiting: boolean;
}

/** Status today and after the change, with the gaps it opens and closes, before it is saved. */
export function PreviewPanel({ impact, isWaiting }: PreviewPanelProps) {
  const { state, request, start } = impact;
  const isIdle = isWaiting || state.kind === 'idle' || state.kind === 'cancelled';
  return (
    <Box mt="5" borderWidth="1px" borderRadius="lg" p="4">
      <Heading as="h3" size="sm">
        Preview
      </Heading>
      <Box role="status" aria-live="polite">
        {isIdle && (
          <Text mt="2" color="fg.muted">
            {isWaiting ? 'Fill in the form to see what changes.' : 'A moment, please.'}
          </Text>
        )}
        {!isIdle && state.kind === 'running' && <LoadingBlock label="Evaluating the contractor" rows={2} />}
        {!isIdle && state.kind === 'done' && <Answer state={state} />}
        {!isIdle && state.kind === 'failed' && (
          <>
            <Text mt="2">{state.message}</Text>
            <Button
              mt="2"
              size="sm"
              variant="outline"
              onClick={() => request !== undefined && start(request)}
            >
              Evaluate again
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
