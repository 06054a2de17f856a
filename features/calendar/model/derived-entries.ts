import {
  type CalendarDate,
  type DateSpan,
  type Deadline,
  type DeadlineKind,
  type DeadlineTopic,
  deadlineTitle,
  INSURANCE_LINES,
  type InsuranceLine,
  LINE_LABELS,
  type ReviewSubject,
  reviewPromisedOn,
  yearOf,
} from '@vcms/domain';
import type { CalendarEntry, Layer } from './calendar-entry.ts';

/** The page of the reader's role for a topic, about one contractor or the own company; undefined: it has none. */
export type PathOf = (topic: DeadlineTopic, contractorId: string | undefined) => string | undefined;

const LAYER_OF_KIND: Readonly<Record<DeadlineKind, Layer>> = {
  review_promised: 'reviews',
  policy_ends: 'expiries',
  emr_ends: 'expiries',
  not_rated_ends: 'expiries',
  program_ends: 'expiries',
  document_ends: 'expiries',
  staff_document_ends: 'expiries',
  questionnaire_due: 'expiries',
  log_due: 'osha',
  log_posting_begins: 'osha',
  log_posting_ends: 'osha',
  variance_ends: 'variances',
  override_ends: 'variances',
  requirements_begin: 'requirements',
  engagement_begins: 'engagements',
  engagement_ends: 'engagements',
  policy_renewal: 'expiries',
};

function entry(
  on: { readonly id: string; readonly layer: Layer; readonly date: CalendarDate },
  title: string,
  path: string | undefined,
): CalendarEntry {
  return { ...on, title, lastDate: on.date, path };
}

/** A date that follows from the records, named after the other company where there is one. */
export function deadlineEntry(
  deadline: Deadline,
  pathOf: PathOf,
  company?: string | undefined,
): CalendarEntry {
  const { id, kind, date, link, contractorId } = deadline;
  const title = company === undefined ? deadlineTitle(deadline) : `${company}: ${deadlineTitle(deadline)}`;
  return entry({ id, layer: LAYER_OF_KIND[kind], date }, title, pathOf(link.topic, contractorId));
}

/** What the ends of a contractor's insurance are read from: the result that is kept for a client. */
export interface InsuranceEnds {
  readonly id: string;
  readonly contractorId: string;
  readonly contractorName: string;
  readonly insuranceEnds?: Readonly<Partial<Record<InsuranceLine, CalendarDate>>> | undefined;
}

/** The ends of contractors' policies within some days, each contractor's line once however many clients rely on it. */
export function insuranceEntries(
  standings: readonly InsuranceEnds[],
  { from, to }: DateSpan,
  pathOf: PathOf,
): readonly CalendarEntry[] {
  const found = standings.flatMap(({ contractorId, contractorName, insuranceEnds = {} }) =>
    INSURANCE_LINES.flatMap((line) => {
      const date = insuranceEnds[line];
      if (date === undefined || date < from || date > to) return [];
      const id = `end|${contractorId}|${line}|${date}`;
      const title = `${contractorName}: policy ends, ${LINE_LABELS[line]}`;
      return [entry({ id, layer: 'expiries', date }, title, pathOf('insurance', contractorId))];
    }),
  );
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

const SUBJECTS: Readonly<Record<ReviewSubject, readonly [topic: DeadlineTopic, words: string]>> = {
  policy: ['insurance', 'policy'],
  osha_year: ['statistics', 'OSHA year'],
  emr: ['statistics', 'EMR'],
  not_rated: ['statistics', 'EMR statement'],
  program: ['programs', 'safety program'],
  questionnaire: ['questionnaire', 'questionnaire'],
  document: ['documents', 'document'],
  staff_document: ['workforce', 'staff document'],
};

/** What waits for a decision. */
export interface WaitingTask {
  readonly id: string;
  readonly subjectType: ReviewSubject;
  readonly contractorId: string;
  readonly contractorName: string;
  readonly submittedOn: CalendarDate;
}

/** A review that is promised within some days was submitted at most so many days before. */
export const PROMISE_DAYS = 10;

/** By when reviews are promised, within some days. `reviewPath`: the page on which that kind is decided. */
export function reviewEntries(
  tasks: readonly WaitingTask[],
  { from, to }: DateSpan,
  reviewPath: (subject: ReviewSubject) => string | undefined,
): readonly CalendarEntry[] {
  return tasks.flatMap(({ id, subjectType, contractorName, submittedOn }) => {
    const date = reviewPromisedOn(submittedOn);
    if (date < from || date > to) return [];
    const title = `${contractorName}: review promised, ${SUBJECTS[subjectType][1]}`;
    return [entry({ id: `task|${id}`, layer: 'reviews', date }, title, reviewPath(subjectType))];
  });
}

/** The dates that OSHA sets for the log of the year before (29 CFR 1904.32 and 1904.41), whoever keeps one. */
const OSHA_DAYS = [
  ['02-01', 'Form 300A is posted from today'],
  ['03-02', 'Last day to file with OSHA'],
  ['04-30', 'Last day to post form 300A'],
] as const;

export function oshaEntries({ from, to }: DateSpan, pathOf: PathOf): readonly CalendarEntry[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at);
  return years.flatMap((year) =>
    OSHA_DAYS.flatMap(([day, words]) => {
      const date = `${year}-${day}`;
      if (date < from || date > to) return [];
      const title = `${words}: ${year - 1}`;
      return [entry({ id: `osha|${date}`, layer: 'osha', date }, title, pathOf('statistics', undefined))];
    }),
  );
}
