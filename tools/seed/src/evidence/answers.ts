import {
  askedQuestions,
  FIRM_SCOPE,
  type Question,
  type QuestionnaireResponse,
  questionsOf,
} from '@vcms/domain';
import { firmSections, KNOCKOUT_QUESTION, usualAnswer } from '@vcms/questionnaires/demo';
import { FIRM_QUESTIONNAIRE } from '../catalogue/questionnaires.ts';
import type { FilePart } from '../words/contractor-file.ts';
import { at } from '../words/demo-records.ts';
import { ago, type FileContext, firmReview } from '../words/file-context.ts';

function stateOf({ quirks }: FileContext): QuestionnaireResponse['state'] {
  if (quirks.has('answers_pending')) return 'submitted';
  if (quirks.has('answers_in_review')) return 'in_review';
  if (quirks.has('answers_returned')) return 'changes_requested';
  if (quirks.has('answers_draft')) return 'draft';
  return quirks.has('answers_outdated') ? 'outdated' : 'accepted';
}

function answerTo(question: Question, context: FileContext): string | number | string[] {
  return question.type === 'number' ? context.random.int(1, 40) : usualAnswer(question, ago(context, 60));
}

/** Answers to the firm's questionnaire; half of them in a draft. */
export function answersPart(context: FileContext): FilePart {
  const state = stateOf(context);
  const questions = questionsOf({ sections: firmSections(state === 'outdated' ? 1 : 2) });
  const answered = state === 'draft' ? questions.slice(0, questions.length / 2) : questions;
  const isWaiting = state === 'submitted' || state === 'in_review';
  const submittedOn = ago(context, isWaiting ? 3 : context.random.int(10, 30));
  const all = Object.fromEntries(
    answered.map((question) => {
      const isOut = question.id === KNOCKOUT_QUESTION && context.quirks.has('answers_knockout');
      const value = isOut ? 'no' : answerTo(question, context);
      return [question.id, { value, answeredAt: at(submittedOn, 8), answeredBy: context.submitter }];
    }),
  );
  const asked = askedQuestions(questions, all).flatMap(({ id }) => {
    const answer = all[id];
    return answer === undefined ? [] : [[id, answer] as const];
  });
  const response: QuestionnaireResponse = {
    id: FIRM_QUESTIONNAIRE,
    definitionId: FIRM_QUESTIONNAIRE,
    defVersion: state === 'outdated' ? 1 : 2,
    answers: Object.fromEntries(asked),
    progressPct: state === 'draft' ? 50 : 100,
    state,
    version: 1,
    ...(state === 'draft' ? {} : { submittedOn, signedBy: 'Jordan Ellis', signedTitle: 'President' }),
  };
  return {
    responses: [response],
    reviews: firmReview(context, 'questionnaire', response, 'Question 12 needs the name of the person.').map(
      (review) => ({ ...review, owner: FIRM_SCOPE }),
    ),
  };
}
