import type { StoredRecord } from '@vcms/data';
import type { CompanyDocument, Question } from '@vcms/domain';
import { QuestionCard } from '@vcms/questionnaires/answering';
import type { Answer, AnswerChange, ResponseProgress, ReturnedAnswers } from '@vcms/questionnaires/model';
import { EmptyState, Heading, Stack, Text } from '@vcms/ui';
import { useCallback, useMemo } from 'react';
import { EvidenceField } from './evidence-field.tsx';
import type { Answering } from './use-answering.ts';

export interface SectionQuestionsProps {
  readonly progress: ResponseProgress;
  readonly at: number;
  readonly answering: Answering;
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  readonly changed: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
  /** Those that may be answered. */
  readonly open: ReadonlySet<string>;
  readonly returned: ReturnedAnswers | undefined;
  readonly owner: string;
  readonly isOpen: boolean;
}

/** The questions of one section that are asked now. */
export function SectionQuestions(props: SectionQuestionsProps) {
  const { progress, at, answering, documents, owner, isOpen, open, returned } = props;
  const { answers, pending, failures, give } = answering;
  const section = progress.sections[at];
  const first = useMemo(
    () => progress.sections.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 1),
    [progress, at],
  );
  const onAnswer = useCallback(
    ({ id }: Question, change: AnswerChange | undefined) => give(id, change),
    [give],
  );
  const evidence = useCallback(
    (question: Question, answer: Answer | undefined, disabled: boolean) => (
      <EvidenceField {...{ question, answer, disabled, documents, owner, onAnswer }} />
    ),
    [documents, owner, onAnswer],
  );
  if (section === undefined) return null;
  if (section.questions.length === 0) {
    return (
      <EmptyState
        title="Nothing to answer here."
        description="Your answers elsewhere make this section unnecessary."
      />
    );
  }
  return (
    <Stack as="section" gap="4" aria-label={section.title}>
      <Heading as="h2" size="lg">
        {section.title}
      </Heading>
      {returned !== undefined && isOpen && (
        <Text textStyle="sm" color="fg.muted">
          Only what was returned, or is missing, can be changed.
        </Text>
      )}
      {section.questions.map((question, index) => {
        const { id } = question;
        const isLocked = !isOpen || !open.has(id);
        return (
          <QuestionCard
            key={id}
            number={first + index}
            question={question}
            answer={answers[id]}
            disabled={isLocked}
            finding={returned?.findings.get(id)}
            isChanged={props.changed.has(id)}
            isNew={props.fresh.has(id)}
            isPending={id in pending}
            failure={failures[id]}
            onAnswer={onAnswer}
            evidence={evidence}
          />
        );
      })}
    </Stack>
  );
}
