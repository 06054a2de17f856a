import { type CalendarDate, impactSummary } from '@vcms/domain';
import { Alert, Box, Button, Flex, Progress, Text } from '@vcms/ui';
import { ImpactList } from './impact-list.tsx';
import { affectedRows, impactSentences } from './impact-words.ts';
import type { ImpactRow } from './run-impact.ts';
import type { Impact, ImpactState } from './use-impact.ts';

function Running({
  state,
  cancel,
}: {
  readonly state: ImpactState & { kind: 'running' };
  readonly cancel: () => void;
}) {
  const { total, rows } = state;
  const share = total === undefined || total === 0 ? null : Math.round((100 * rows.length) / total);
  return (
    <Flex gap="4" align="flex-end">
      <Progress.Root flex="1" value={share} aria-label="Evaluating contractors">
        <Progress.Label>
          {total === undefined
            ? 'Evaluating contractors'
            : `${rows.length} of ${total} contractors evaluated`}
        </Progress.Label>
        <Progress.Track mt="1">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Button size="sm" variant="outline" onClick={cancel}>
        Stop
      </Button>
    </Flex>
  );
}

interface AnswerProps {
  readonly rows: readonly ImpactRow[];
  readonly day: CalendarDate;
  readonly notes: readonly string[];
}

function Answer({ rows, day, notes }: AnswerProps) {
  const [first, ...more] = impactSentences(impactSummary(rows), day);
  return (
    <>
      <Text fontWeight="semibold">{first}</Text>
      {[...more, ...notes].map((sentence) => (
        <Text key={sentence} textStyle="sm" color="fg.muted">
          {sentence}
        </Text>
      ))}
      <ImpactList rows={affectedRows(rows)} />
    </>
  );
}

const noNotes = (): readonly string[] => [];

export interface ImpactPanelProps {
  readonly impact: Impact;
  /** Why it cannot be judged now, or what to do for it; shown before the first run. */
  readonly hint: string;
  /** Further sentences about what is judged. */
  readonly notesOf?: ((rows: readonly ImpactRow[]) => readonly string[]) | undefined;
}

/** What a change of demands would do: how far the judging is, then who is concerned and how. */
export function ImpactPanel({ impact, hint, notesOf = noNotes }: ImpactPanelProps) {
  const { state, request, start, cancel } = impact;
  const again = request === undefined ? undefined : () => start(request);
  return (
    <Box role="status" aria-live="polite" aria-busy={state.kind === 'running'}>
      {state.kind === 'idle' && <Text color="fg.muted">{hint}</Text>}
      {state.kind === 'running' && <Running state={state} cancel={cancel} />}
      {state.kind === 'cancelled' && <Text color="fg.muted">Stopped. {hint}</Text>}
      {state.kind === 'done' && request !== undefined && (
        <Answer rows={state.rows} day={request.asOf} notes={notesOf(state.rows)} />
      )}
      {state.kind === 'failed' && (
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{state.message}</Alert.Title>
            <Button size="sm" variant="outline" alignSelf="flex-start" mt="2" onClick={again}>
              Evaluate again
            </Button>
          </Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}
