import type { Question } from '@vcms/domain';
import { Heading, Stack, Text } from '@vcms/ui';
import { useCallback, useMemo, useState } from 'react';
import { QuestionCard } from '../answering/question-card.tsx';
import { type AnswerChange, type Answers, answerWith } from '../model/answer-checks.ts';
import type { Definition } from '../model/definition-checks.ts';
import { responseProgress } from '../model/response-progress.ts';

/** The questionnaire as a contractor sees it; what is answered here is kept nowhere. */
export function Preview({ definition }: { readonly definition: Definition }) {
  const [answers, setAnswers] = useState<Answers>({});
  const progress = useMemo(() => responseProgress(definition, answers), [definition, answers]);
  const onAnswer = useCallback(({ id }: Question, change: AnswerChange | undefined) => {
    setAnswers(({ [id]: old, ...others }) => {
      if (change === undefined) return others;
      const answer = { ...answerWith(old, change), answeredAt: new Date(0), answeredBy: 'preview' };
      return { ...others, [id]: answer };
    });
  }, []);
  let number = 0;
  return (
    <Stack gap="5">
      <Text color="fg.muted">
        As contractors see it. Answer to follow the branches; nothing is saved. {progress.percent}% answered.
      </Text>
      {progress.sections.map((section) => (
        <Stack as="section" gap="4" key={section.title} aria-label={section.title}>
          <Heading as="h3" size="md">
            {section.title}
          </Heading>
          {section.questions.map((question) => {
            number += 1;
            return (
              <QuestionCard
                key={question.id}
                {...{ number, question, onAnswer }}
                answer={answers[question.id]}
                disabled={false}
                evidence={() => <Text color="fg.muted">A document is attached here.</Text>}
              />
            );
          })}
        </Stack>
      ))}
    </Stack>
  );
}
