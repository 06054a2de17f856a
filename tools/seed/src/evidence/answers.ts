import type { QuestionnaireResponse } from '@vcms/domain';
import { FIRM_QUESTIONNAIRE, firmQuestions, KNOCKOUT_QUESTION } from '../catalogue/questionnaires.ts';
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

function answerTo(type: string, context: FileContext): string | number {
  if (type === 'number') return context.random.int(1, 40);
  if (type === 'text') return 'See the safety manual, chapter one.';
  return 'yes';
}

/** Answers to the firm's questionnaire; half of them in a draft. */
export function answersPart(context: FileContext): FilePart {
  const state = stateOf(context);
  const questions = firmQuestions();
  const answered = state === 'draft' ? questions.slice(0, questions.length / 2) : questions;
  const isWaiting = state === 'submitted' || state === 'in_review';
  const submittedOn = ago(context, isWaiting ? 3 : context.random.int(10, 30));
  const response: QuestionnaireResponse = {
    id: FIRM_QUESTIONNAIRE,
    definitionId: FIRM_QUESTIONNAIRE,
    defVersion: state === 'outdated' ? 1 : 2,
    answers: Object.fromEntries(
      answered.map(({ id, type }) => {
        const isOut = id === KNOCKOUT_QUESTION && context.quirks.has('answers_knockout');
        const value = isOut ? 'no' : answerTo(type, context);
        return [id, { value, answeredAt: at(submittedOn, 8), answeredBy: context.submitter }];
      }),
    ),
    progressPct: state === 'draft' ? 50 : 100,
    state,
    version: 1,
    ...(state === 'draft' ? {} : { submittedOn }),
  };
  return {
    responses: [response],
    reviews: firmReview(context, 'questionnaire', response, 'Question 12 needs the name of the person.'),
  };
}
