import type { QuestionType } from '@vcms/domain';

/** A type of question as people read it. */
export const TYPE_LABELS: Readonly<Record<QuestionType, string>> = {
  yes_no_na: 'Yes, No or N/A',
  single: 'One of several answers',
  multi: 'Several answers',
  text: 'Text',
  number: 'Number',
  date: 'Date',
  file: 'File',
};
