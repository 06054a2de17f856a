import type { Question, QuestionnaireResponse, QuestionnaireVersion } from './schemas/program-schemas.ts';

export type AnswerValue = QuestionnaireResponse['answers'][string]['value'];
/** Answers by the id of their question, as a response keeps them. */
export type AnswerValues = Readonly<Record<string, { readonly value: AnswerValue } | undefined>>;

/** Whether an answer is the one a condition names; of several choices, whether they contain it. */
export function answerIs(value: AnswerValue | undefined, wanted: AnswerValue): boolean {
  if (!Array.isArray(value)) return value === wanted;
  if (!Array.isArray(wanted)) return typeof wanted === 'string' && value.includes(wanted);
  return value.length === wanted.length && value.every((entry, index) => entry === wanted[index]);
}

/** Every question of a version in its order. */
export function questionsOf({
  sections,
}: {
  readonly sections: QuestionnaireVersion['sections'];
}): readonly Question[] {
  return sections.flatMap((section) => section.questions);
}

/**
 * Those of some questions that are asked, given the answers to all: without a condition, or with one whose question is asked
 * itself and answered so. A condition that names no question, or that leads back to itself, hides its question.
 * @param byId all questions of the version by their id
 */
export function askedAmong(
  some: readonly Question[],
  byId: ReadonlyMap<string, Question>,
  answers: AnswerValues,
): readonly Question[] {
  const known = new Map<Question, boolean>();
  function isAsked(question: Question): boolean {
    const { showIf } = question;
    if (showIf === undefined) return true;
    const found = known.get(question);
    if (found !== undefined) return found;
    // Until it is known: whoever comes back here runs in a circle.
    known.set(question, false);
    const parent = byId.get(showIf.questionId);
    const asked =
      parent !== undefined && isAsked(parent) && answerIs(answers[parent.id]?.value, showIf.equals);
    known.set(question, asked);
    return asked;
  }
  return some.filter(isAsked);
}

/** Questions that are asked, given these answers, in their order. */
export function askedQuestions(questions: readonly Question[], answers: AnswerValues): readonly Question[] {
  return askedAmong(questions, new Map(questions.map((question) => [question.id, question])), answers);
}
