import { type CalendarDate, type DocumentCategory, isCalendarDate, validationText } from '@vcms/domain';

/** What is typed of a file: its folder, its name, and the days for which it is good, '' where it has none. */
export interface UploadValues {
  readonly title: string;
  readonly category: DocumentCategory;
  readonly issuedOn: string;
  readonly expiresOn: string;
}

export const NEW_UPLOAD: UploadValues = { title: '', category: 'other', issuedOn: '', expiresOn: '' };

const TITLE = { min: 2, max: 120 };

/** The message of a title that cannot be taken; undefined: it can. Characters: 2..120. */
export function titleProblem(title: string): string | undefined {
  const { length } = title.trim();
  if (length === 0) return 'Enter a title.';
  return length < TITLE.min || length > TITLE.max
    ? `Title must be ${TITLE.min}-${TITLE.max} characters.`
    : undefined;
}

function dateProblem(date: string): string | undefined {
  return date === '' || isCalendarDate(date) ? undefined : validationText('V5');
}

/** The first message of each field that is wrong. */
export function checkUpload(values: UploadValues): Partial<Record<keyof UploadValues, string>> {
  const { title, issuedOn, expiresOn } = values;
  const isBackwards = isCalendarDate(issuedOn) && isCalendarDate(expiresOn) && expiresOn < issuedOn;
  const found = {
    title: titleProblem(title),
    issuedOn: dateProblem(issuedOn),
    expiresOn: dateProblem(expiresOn) ?? (isBackwards ? validationText('V6') : undefined),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
}

/** A title to begin with: the name of a file without its ending. */
export function titleOfFile(fileName: string): string {
  return fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, TITLE.max);
}

/** A typed date as a record holds it. */
export function dateOrNone(typed: string): CalendarDate | undefined {
  return typed === '' ? undefined : typed;
}
