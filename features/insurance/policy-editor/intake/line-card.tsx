import { LINE_LABELS, type LineOverview } from '@vcms/domain';
import type { PageRect } from '@vcms/pdf';
import { Alert, Box, Button, Checkbox, Flex, Text } from '@vcms/ui';
import { useState } from 'react';
import type { PolicyFormValues } from '../policy-form-values.ts';
import { PreCheckPanel } from '../pre-check-panel.tsx';
import type { SaveOutcome } from '../save-policy.ts';
import type { LinePlan } from './intake-plan.ts';
import { LineForm } from './line-form.tsx';
import { matchText } from './line-match.ts';
import { LineQuestions } from './line-questions.tsx';
import { ValueGrid } from './value-grid.tsx';

interface LineActions {
  readonly want: (wanted: boolean) => void;
  readonly type: (values: PolicyFormValues) => void;
  readonly decide: (field: keyof PolicyFormValues, value: string) => void;
  readonly leave: (field: keyof PolicyFormValues) => void;
  readonly show: (place: PageRect) => void;
}

export interface LineCardProps {
  readonly plan: LinePlan;
  /** As if the line were accepted as it stands; undefined: too little is known. */
  readonly overview: LineOverview | undefined;
  /** The client that gets the certificate with the policy on file, which stays as it is. */
  readonly shownTo: string | undefined;
  readonly warnings: readonly string[];
  /** How storing it ended, after a first try. */
  readonly outcome: SaveOutcome | undefined;
  /** Its wrong fields are told: a try to submit stopped here. */
  readonly isChecked: boolean;
  readonly actions: LineActions;
}

function OutcomeNote({ outcome }: { readonly outcome: SaveOutcome }) {
  if (outcome.kind === 'done') return <Text color="fg.success">Stored.</Text>;
  const what = outcome.kind === 'failed' ? 'Not saved.' : 'Saved as a draft, but not submitted.';
  return (
    <Alert.Root status="error" mb="3">
      <Alert.Indicator />
      <Alert.Title>
        {what} {outcome.message}
      </Alert.Title>
    </Alert.Root>
  );
}

function missedBy(overview: LineOverview): string {
  const { length } = overview.clients;
  if (length === 0) return 'If accepted: no client requires this line';
  const missed = overview.clients.filter(({ status }) => status === 'non_compliant').length;
  return missed === 0
    ? 'If accepted: requirements of all clients met'
    : `If accepted: not met for ${missed} of ${length} ${length === 1 ? 'client' : 'clients'}`;
}

function Content(props: LineCardProps) {
  const { plan, overview, warnings, isChecked, actions } = props;
  const { line } = plan;
  const [isOpen, setOpen] = useState(line.read === undefined);
  const isEditing = isOpen || isChecked;
  const name = LINE_LABELS[line.values.line];
  return (
    <Box mt="3">
      <LineQuestions plan={plan} onDecide={actions.decide} onLeave={actions.leave} onShow={actions.show} />
      {isEditing ? (
        <LineForm
          key={line.revision}
          values={line.values}
          isChecked={isChecked}
          onChange={(values) => actions.type(values)}
        />
      ) : (
        <ValueGrid plan={plan} onShow={actions.show} />
      )}
      {line.read !== undefined && !isChecked && (
        <Button
          size="xs"
          variant="outline"
          mt="2"
          aria-label={`${isEditing ? 'Close' : 'Edit'} ${name}`}
          onClick={() => setOpen(!isEditing)}
        >
          {isEditing ? 'Done' : 'Edit'}
        </Button>
      )}
      {overview !== undefined && (
        <Box as="details" mt="3" textStyle="sm">
          <Box as="summary" cursor="pointer" width="fit-content">
            {missedBy(overview)}
          </Box>
          <Box mt="2">
            <PreCheckPanel outcome={overview} warnings={[]} />
          </Box>
        </Box>
      )}
      {warnings.map((warning) => (
        <Text key={warning} mt="2" textStyle="sm" color="fg.warning">
          {warning}
        </Text>
      ))}
    </Box>
  );
}

/** One line of the certificate: whether it is sent, what it is against what is on file, its values and what is asked. */
export function LineCard(props: LineCardProps) {
  const { plan, outcome, shownTo, actions } = props;
  const { line, match, wanted } = plan;
  const isDone = outcome?.kind === 'done';
  const name = LINE_LABELS[line.values.line];
  return (
    <Box as="section" aria-label={name} borderWidth="1px" borderRadius="lg" p="4" mb="4" data-line={line.id}>
      <Flex wrap="wrap" gap="2" justify="space-between" align="center">
        <Checkbox.Root
          checked={wanted}
          disabled={isDone || match.kind === 'waiting'}
          onCheckedChange={({ checked }) => actions.want(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label fontWeight="semibold">{name}</Checkbox.Label>
        </Checkbox.Root>
      </Flex>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" mt="1">
        {matchText(match, shownTo)}
      </Text>
      {outcome !== undefined && <OutcomeNote outcome={outcome} />}
      {wanted && !isDone && <Content {...props} />}
    </Box>
  );
}
