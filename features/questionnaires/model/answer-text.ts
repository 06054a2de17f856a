import { type AnswerValue, formatDate, isCalendarDate, type Question } from '@vcms/domain';

const YES_NO_NA: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No', na: 'N/A' };

/** An answer as it is read. */
export function answerText({ type }: Pick<Question, 'type'>, value: AnswerValue | undefined): string {
  if (value === undefined) return 'Not answered';
  if (Array.isArray(value)) return value.join(', ');
  if (type === 'yes_no_na') return YES_NO_NA[String(value)] ?? String(value);
  if (type === 'date' && isCalendarDate(value)) return formatDate(value);
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
}
