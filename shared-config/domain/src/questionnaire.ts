export const QUESTION_TYPES = ['yes_no_na', 'single', 'multi', 'text', 'number', 'date', 'file'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const QUESTIONNAIRE_STATES = ['draft', 'published', 'retired'] as const;
export type QuestionnaireState = (typeof QUESTIONNAIRE_STATES)[number];

export const RESPONSE_STATES = [
  'draft',
  'submitted',
  'in_review',
  'accepted',
  'changes_requested',
  'outdated',
] as const;
export type ResponseState = (typeof RESPONSE_STATES)[number];

/** What a register of answers can be narrowed down to. */
export const ANSWER_MARKS = ['knockout', 'changed'] as const;
export const ANSWER_KINDS = ['general', 'supplement'] as const;

/** A client's own supplement stays short (domain section 2). */
export const SUPPLEMENT_QUESTIONS_MAX = 40;
