import { isKnockout, type Question, type QuestionnaireResponse } from '@vcms/domain';
import { ReviewCard, type Workbench } from '@vcms/kits/review';
import { Badge, Box, Button, Checkbox, Flex, Icon, Text, VisuallyHidden } from '@vcms/ui';
import { answerText } from '../model/answer-text.ts';
import type { SectionProgress } from '../model/response-progress.ts';

export interface SectionReviewProps {
  readonly section: SectionProgress;
  readonly response: QuestionnaireResponse;
  readonly bench: Pick<Workbench, 'decision' | 'obstacle'>;
  readonly changed: ReadonlySet<string>;
  readonly isSeen: boolean;
  readonly onSeen: (isSeen: boolean) => void;
  /** Opens the document of an answer. */
  readonly onPaper: (documentId: string) => void;
}

interface RowProps extends SectionReviewProps {
  readonly question: Question;
}

function QuestionButton({ question, bench }: RowProps) {
  const { draft, change } = bench.decision;
  const isQuestioned = draft.findings.some(({ key }) => key === question.id);
  const others = draft.findings.filter(({ key }) => key !== question.id);
  return (
    <Button
      size="xs"
      variant={isQuestioned ? 'solid' : 'outline'}
      colorPalette={isQuestioned ? 'orange' : 'gray'}
      aria-pressed={isQuestioned}
      onClick={() =>
        change({ findings: isQuestioned ? others : [...others, { key: question.id, comment: '' }] })
      }
    >
      Return <VisuallyHidden>the answer to: {question.text}</VisuallyHidden>
    </Button>
  );
}

function AnswerRow(props: RowProps) {
  const { question, response, bench, changed, onPaper } = props;
  const answer = response.answers[question.id];
  const isOut = answer !== undefined && isKnockout(answer.value, question.knockout);
  const documentId = answer?.docId;
  return (
    <Box as="li" listStyleType="none" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
        <Box flex="1 1 16rem" minW="0">
          <Text color="fg.muted">{question.text}</Text>
          <Text fontWeight="medium" whiteSpace="pre-line" overflowWrap="anywhere">
            {answerText(question, answer?.value)}
          </Text>
          {answer?.comment !== undefined && (
            <Text textStyle="sm" whiteSpace="pre-line" overflowWrap="anywhere">
              Comment: {answer.comment}
            </Text>
          )}
          <Flex gap="2" mt="1" wrap="wrap" align="center">
            {isOut && <Badge colorPalette="red">Knockout</Badge>}
            {changed.has(question.id) && <Badge colorPalette="orange">Changed since accepted</Badge>}
            {question.evidence && documentId === undefined && <Badge variant="outline">No document</Badge>}
            {documentId !== undefined && (
              <Button size="xs" variant="ghost" onClick={() => onPaper(documentId)}>
                <Icon name="document" /> Open document
                <VisuallyHidden> of: {question.text}</VisuallyHidden>
              </Button>
            )}
          </Flex>
        </Box>
        {bench.obstacle === undefined && <QuestionButton {...props} />}
      </Flex>
    </Box>
  );
}

/** One section with its answers: looked at as a whole, single answers returned. */
export function SectionReview(props: SectionReviewProps) {
  const { section, bench, isSeen, onSeen } = props;
  if (section.questions.length === 0) return null;
  return (
    <ReviewCard
      title={section.title}
      aside={
        bench.obstacle === undefined && (
          <Checkbox.Root checked={isSeen} onCheckedChange={({ checked }) => onSeen(checked === true)}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              Checked <VisuallyHidden>: {section.title}</VisuallyHidden>
            </Checkbox.Label>
          </Checkbox.Root>
        )
      }
    >
      <Box as="ul" m="0" p="0" aria-label={section.title}>
        {section.questions.map((question) => (
          <AnswerRow key={question.id} {...props} question={question} />
        ))}
      </Box>
    </ReviewCard>
  );
}
