import type { AnswerValue, Question } from '@vcms/domain';
import { ManyChoices, OneChoice } from './choice-answer.tsx';
import { TextAnswer } from './text-answer.tsx';

export interface InputProps {
  readonly question: Question;
  readonly value: AnswerValue | undefined;
  readonly disabled: boolean;
  /** Undefined: the answer is taken away. */
  readonly onValue: (value: AnswerValue | undefined) => void;
  /** Why the answer does not count. */
  readonly problem: string | undefined;
}

/** The field a question is answered in; a file has none of its own: it is attached below. */
export function QuestionInput(props: InputProps) {
  const { type } = props.question;
  if (type === 'yes_no_na' || type === 'single') return <OneChoice {...props} />;
  if (type === 'multi') return <ManyChoices {...props} />;
  return type === 'file' ? null : <TextAnswer {...props} />;
}
