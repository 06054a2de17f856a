import type { ReviewDecision } from '@vcms/domain';
import { Box, Button, Flex, Text } from '@vcms/ui';
import { FormProblem } from '../form/form-problem.tsx';
import type { ReviewTopic } from './review-topic.ts';
import type { Decision } from './use-decision.ts';

export interface ActionBarProps {
  readonly topic: Pick<ReviewTopic, 'noun' | 'accept' | 'mayReject'>;
  readonly decision: Decision;
  /** The lock is one's own. */
  readonly mayDecide: boolean;
  /** False: nothing can be decided any more; what was typed is still shown. */
  readonly mayTake: boolean;
  readonly onDecide: (decision: ReviewDecision) => void;
  readonly onReturn: () => void;
  readonly onReject: () => void;
}

function Actions(props: ActionBarProps) {
  const { topic, decision, mayDecide, onDecide, onReturn, onReject } = props;
  const { busy } = decision;
  const isIdle = mayDecide && busy === undefined;
  return (
    <Flex wrap="wrap" gap="2">
      <Button
        size="sm"
        px="3"
        colorPalette="green"
        disabled={!isIdle}
        loading={busy === 'accepted'}
        loadingText={topic.accept.going}
        onClick={() => onDecide('accepted')}
      >
        {topic.accept.verb}
      </Button>
      <Button
        size="sm"
        px="3"
        variant="outline"
        disabled={!isIdle}
        loading={busy === 'changes_requested'}
        loadingText="Returning"
        onClick={onReturn}
      >
        Return with findings
      </Button>
      {topic.mayReject !== false && (
        <Button size="sm" px="3" variant="outline" colorPalette="red" disabled={!isIdle} onClick={onReject}>
          Reject
        </Button>
      )}
    </Flex>
  );
}

function hintOf({ topic, mayDecide, mayTake }: ActionBarProps): string | undefined {
  if (mayDecide) return undefined;
  return mayTake
    ? `Claim the ${topic.noun} to decide.`
    : 'You cannot decide right now. What you typed is kept.';
}

/** The decision, at the foot of the values: it covers nothing. */
export function ActionBar(props: ActionBarProps) {
  const hint = hintOf(props);
  return (
    <Box px="4" py="3" borderTopWidth="1px" data-print="hide">
      <FormProblem message={props.decision.problem} />
      {hint !== undefined && (
        <Text mb="2" textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      <Actions {...props} />
    </Box>
  );
}
