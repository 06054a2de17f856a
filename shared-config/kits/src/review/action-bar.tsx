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
  readonly isSearching: boolean;
  readonly onDecide: (decision: ReviewDecision) => void;
  readonly onReturn: () => void;
  readonly onReject: () => void;
  readonly onNext: () => void;
}

function Actions(props: ActionBarProps) {
  const { topic, decision, mayDecide, isSearching, onDecide, onReturn, onReject, onNext } = props;
  const { busy } = decision;
  const isIdle = mayDecide && busy === undefined;
  return (
    <Flex wrap="wrap" gap="2">
      <Button
        colorPalette="green"
        disabled={!isIdle}
        loading={busy === 'accepted'}
        loadingText={topic.accept.going}
        onClick={() => onDecide('accepted')}
      >
        {topic.accept.verb}
      </Button>
      <Button
        variant="outline"
        disabled={!isIdle}
        loading={busy === 'changes_requested'}
        loadingText="Returning"
        onClick={onReturn}
      >
        Return with findings
      </Button>
      {topic.mayReject !== false && (
        <Button variant="outline" colorPalette="red" disabled={!isIdle} onClick={onReject}>
          Reject
        </Button>
      )}
      <Button
        variant="ghost"
        loading={isSearching}
        loadingText="Looking"
        ms={{ sm: 'auto' }}
        onClick={onNext}
      >
        Next
      </Button>
    </Flex>
  );
}

function hintOf({ topic, mayDecide, mayTake }: ActionBarProps): string | undefined {
  if (mayDecide) return undefined;
  return mayTake
    ? `Take the ${topic.noun} to decide.`
    : 'You cannot decide right now. What you typed is kept.';
}

/** The decision, in sight wherever the reviewer has scrolled to. */
export function ActionBar(props: ActionBarProps) {
  const hint = hintOf(props);
  return (
    <Box
      position={{ md: 'sticky' }}
      bottom="3"
      zIndex="docked"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="md"
      px="4"
      py="3"
    >
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
