import { type CalendarDate, isCalendarDate } from '@vcms/domain';
import type { CsvRecord } from '@vcms/pdf/csv';
import type { StaffContent } from '@vcms/workforce/data';
import { checkPersonForm, type PersonFormValues, personContent } from '../people/person-form-values.ts';

/** One line of the file that can be taken; `line` from 1. */
interface ImportedPerson {
  readonly line: number;
  readonly content: StaffContent;
}

interface RowProblem {
  readonly line: number;
  readonly text: string;
}

export interface StaffImport {
  readonly people: readonly ImportedPerson[];
  readonly problems: readonly RowProblem[];
}

/** People of one file at most. */
export const IMPORT_MAX = 5_000;

type Column = keyof PersonFormValues;

/** Titles by which a column is found, without blanks, in small letters. */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  firstName: ['firstname', 'first', 'givenname'],
  lastName: ['lastname', 'last', 'surname', 'familyname'],
  jobRole: ['jobrole', 'role', 'jobtitle', 'position'],
  trade: ['trade'],
  hireDate: ['hiredate', 'hired', 'startdate'],
  badgeNo: ['badgenumber', 'badgeno', 'badge', 'employeeid'],
  email: ['email', 'e-mail', 'mail'],
  phone: ['phone', 'mobile', 'telephone'],
};

const NEEDED: readonly Column[] = ['firstName', 'lastName', 'jobRole', 'hireDate'];

/** The titles of a file to start from. */
export const TEMPLATE = 'First name,Last name,Job role,Hire date,Badge number,E-mail,Phone\r\n';

function plain(title: string): string {
  return title.toLowerCase().replaceAll(/[\s_.]/g, '');
}

/** 2026-03-01, or 3/1/2026 as spreadsheets write it in the United States. */
export function dateOf(typed: string): CalendarDate | undefined {
  const text = typed.trim();
  if (isCalendarDate(text)) return text;
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** By which two lines, or a line and somebody on the list, are the same person. */
export function identityOf(person: Pick<StaffContent, 'firstName' | 'lastName' | 'hireDate'>): string {
  return `${person.lastName}|${person.firstName}|${person.hireDate}`.toLowerCase();
}

export interface ImportTerms {
  /** Of people on the list already: their identity. */
  readonly known: ReadonlySet<string>;
  /** The trade of a line that names none, and those that may be named. */
  readonly trades: readonly string[];
}

/** Reads the lines of a file: what can be added, and what is wrong with every other line. Nothing is stored. */
export function importStaff(records: readonly CsvRecord[], { known, trades }: ImportTerms): StaffImport {
  const [titles, ...lines] = records;
  const columns = (titles?.cells ?? []).map((title) =>
    (Object.keys(TITLES) as Column[]).find((column) => TITLES[column].includes(plain(title))),
  );
  const absent = NEEDED.filter((column) => !columns.includes(column));
  if (absent.length > 0) {
    const names = {
      firstName: 'First name',
      lastName: 'Last name',
      jobRole: 'Job role',
      hireDate: 'Hire date',
    };
    const missing = absent.map((column) => names[column as keyof typeof names]).join(', ');
    return { people: [], problems: [{ line: 1, text: `Columns are missing: ${missing}.` }] };
  }
  if (lines.length > IMPORT_MAX) {
    const text = `The file has ${lines.length} people. Import at most ${IMPORT_MAX.toLocaleString('en-US')} at once.`;
    return { people: [], problems: [{ line: 1, text }] };
  }
  const people: ImportedPerson[] = [];
  const problems: RowProblem[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells, isUnclosed } of lines) {
    const cell = (column: Column) => (cells[columns.indexOf(column)] ?? '').trim();
    const values: PersonFormValues = {
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      jobRole: cell('jobRole'),
      trade: cell('trade') === '' ? (trades[0] ?? 'other_trades') : plain(cell('trade')),
      hireDate: dateOf(cell('hireDate')) ?? '',
      badgeNo: cell('badgeNo'),
      email: cell('email'),
      phone: cell('phone'),
    };
    const wrong: string[] = Object.values(checkPersonForm(values));
    if (isUnclosed) wrong.push('A quotation mark is never closed.');
    if (!trades.includes(values.trade) && values.trade !== 'other_trades') {
      wrong.push(`${cell('trade')} is not one of your trades.`);
    }
    const identity = identityOf(values);
    const twin = seen.get(identity);
    if (twin !== undefined) wrong.push(`The same person stands in line ${twin}.`);
    else if (known.has(identity)) wrong.push('This person is on your list already.');
    seen.set(identity, twin ?? line);
    if (wrong.length > 0) problems.push({ line, text: wrong.join(' ') });
    else people.push({ line, content: personContent(values, { status: 'active', photo: undefined }) });
  }
  return { people, problems };
}
