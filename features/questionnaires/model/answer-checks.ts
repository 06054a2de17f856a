import {
  type AnswerValue,
  isCalendarDate,
  type Question,
  type QuestionnaireResponse,
  validationText,
} from '@vcms/domain';

export type Answer = QuestionnaireResponse['answers'][string];
/** Answers by the id of their question. */
export type Answers = Readonly<Record<string, Answer>>;
/** What a person gives, before it is stamped with time and name. */
export type AnswerDraft = Pick<Answer, 'value' | 'comment' | 'docId'>;
/** What a person changes of an answer; what is not named stays, whatever came to it meanwhile. */
export type AnswerChange = Partial<AnswerDraft>;

/** An answer, or none yet, with a change to it. */
export function answerWith(before: AnswerDraft | undefined, change: AnswerChange): AnswerDraft {
  const { value = '', comment, docId } = { ...before, ...change };
  return { value, comment, docId };
}

/** Characters of a text that names no other limit. */
export const TEXT_MAX = 2000;

function numberProblem({ min, max }: Question, value: AnswerValue): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.';
  if (min !== undefined && value < min) return `Enter ${min} or more.`;
  return max !== undefined && value > max ? `Enter ${max} or less.` : undefined;
}

function choiceProblem({ options = [] }: Question, value: AnswerValue): string | undefined {
  const given = Array.isArray(value) ? value : [value];
  return given.every((entry) => typeof entry === 'string' && options.includes(entry))
    ? undefined
    : 'This choice is no longer offered. Choose again.';
}

/** Why a value does not answer its question, as a sentence; undefined: it does. An answer to an older version may not any more. */
export function valueProblem(question: Question, value: AnswerValue): string | undefined {
  switch (question.type) {
    case 'yes_no_na':
      return value === 'yes' || value === 'no' || value === 'na' ? undefined : 'Choose Yes, No or N/A.';
    case 'single':
      return Array.isArray(value) ? 'Choose one answer.' : choiceProblem(question, value);
    case 'multi':
      return Array.isArray(value) && value.length > 0 ? choiceProblem(question, value) : 'Choose an answer.';
    case 'number':
      return numberProblem(question, value);
    case 'date':
      return isCalendarDate(value) ? undefined : 'Enter a date.';
    case 'file':
      return typeof value === 'string' && value !== '' ? undefined : 'Attach a file.';
    case 'text': {
      const max = question.maxLength ?? TEXT_MAX;
      const length = typeof value === 'string' ? value.trim().length : 0;
      return length >= 1 && length <= max
        ? undefined
        : validationText('V2', { field: 'The answer', min: 1, max });
    }
  }
}

/** Whether this answer must come with a document: a question answered with No or N/A has nothing to show. */
export function needsEvidence(question: Question, answer: Pick<Answer, 'value'>): boolean {
  if (question.type === 'file') return true;
  return question.evidence && (question.type !== 'yes_no_na' || answer.value === 'yes');
}

/** What keeps an answer from counting, as a sentence; undefined: nothing. */
export function answerProblem(question: Question, answer: AnswerDraft | undefined): string | undefined {
  if (answer === undefined) return question.required ? 'Not answered.' : undefined;
  const problem = valueProblem(question, answer.value);
  if (problem !== undefined) return problem;
  return needsEvidence(question, answer) && answer.docId === undefined ? 'A document is missing.' : undefined;
}
