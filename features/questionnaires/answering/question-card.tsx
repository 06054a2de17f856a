import type { Question } from '@vcms/domain';
import { Alert, Badge, Box, Button, Flex, Heading, Stack, Text } from '@vcms/ui';
import { memo, type ReactNode, useState } from 'react';
import { type Answer, type AnswerChange, needsEvidence, valueProblem } from '../model/answer-checks.ts';
import { CommentField } from './comment-field.tsx';
import { QuestionInput } from './question-input.tsx';

/** What stands beside a question. */
interface QuestionMarks {
  /** What the reviewer wants corrected. */
  readonly finding?: string | undefined;
  /** Answered anew since the last acceptance. */
  readonly isChanged?: boolean;
  /** Not asked in the version that was answered last. */
  readonly isNew?: boolean;
  /** Given, and not confirmed by the server. */
  readonly isPending?: boolean;
  /** Why it could not be saved. */
  readonly failure?: string | undefined;
}

export interface QuestionCardProps extends QuestionMarks {
  /** Its number in the questionnaire, from 1. */
  readonly number: number;
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly disabled: boolean;
  /** What of the answer is other than before; undefined: it is taken away. */
  readonly onAnswer: (question: Question, change: AnswerChange | undefined) => void;
  /** The document that belongs to an answer; shown where one is needed or on file. */
  readonly evidence?: (question: Question, answer: Answer | undefined, disabled: boolean) => ReactNode;
}

function Marks(props: Pick<QuestionCardProps, 'question' | keyof QuestionMarks>) {
  const { question, isNew, isChanged, isPending } = props;
  return (
    <Flex wrap="wrap" gap="2">
      {!question.required && <Badge variant="outline">Optional</Badge>}
      {isNew && <Badge colorPalette="blue">New</Badge>}
      {isChanged && <Badge colorPalette="orange">Changed since accepted</Badge>}
      {isPending && <Badge colorPalette="orange">Not saved yet</Badge>}
    </Flex>
  );
}

function Notes({ finding, failure }: QuestionMarks) {
  return (
    <>
      {finding !== undefined && (
        <Alert.Root status="warning" mb="4">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>To correct</Alert.Title>
            <Alert.Description>{finding}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {failure !== undefined && (
        <Alert.Root status="error" role="alert" mb="4">
          <Alert.Indicator />
          <Alert.Title>This answer is not saved. {failure}</Alert.Title>
        </Alert.Root>
      )}
    </>
  );
}

/** One question with its field, the document it needs, and what was said about it. */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { number, question, answer, disabled, onAnswer, evidence } = props;
  const [hasComment, setHasComment] = useState(answer?.comment !== undefined);
  const problem = answer === undefined ? undefined : valueProblem(question, answer.value);
  const showsEvidence =
    question.type === 'file' || (answer !== undefined && needsEvidence(question, answer)) || answer?.docId;
  return (
    <Box
      as="section"
      data-question={question.id}
      tabIndex={-1}
      aria-labelledby={`question-${question.id}`}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      p={{ base: '4', md: '5' }}
      scrollMarginTop="6rem"
    >
      <Stack gap="1.5" mb="4">
        <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
          <Heading as="h3" size="md" id={`question-${question.id}`} flex="1 1 16rem" overflowWrap="anywhere">
            {number}. {question.text}
          </Heading>
          <Marks {...props} />
        </Flex>
        {question.help !== undefined && question.help !== '' && (
          <Text textStyle="sm" color="fg.muted">
            Why we ask: {question.help}
          </Text>
        )}
      </Stack>
      <Notes finding={props.finding} failure={props.failure} />
      <QuestionInput
        {...{ question, disabled }}
        value={answer?.value}
        problem={question.type === 'file' ? undefined : problem}
        onValue={(value) => onAnswer(question, value === undefined ? undefined : { value })}
      />
      {Boolean(showsEvidence) && <Box mt="4">{evidence?.(question, answer, disabled)}</Box>}
      {answer !== undefined && hasComment && (
        <CommentField
          value={answer.comment ?? ''}
          label={`Comment on question ${number}`}
          disabled={disabled}
          onCommit={(comment) => onAnswer(question, { comment: comment === '' ? undefined : comment })}
        />
      )}
      {answer !== undefined && !hasComment && !disabled && (
        <Button mt="3" size="xs" variant="ghost" onClick={() => setHasComment(true)}>
          Add a comment
        </Button>
      )}
    </Box>
  );
});
