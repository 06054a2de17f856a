import { type CalendarDate, yearOf } from '../calendar-date.ts';
import type { OshaYear } from '../schemas/statistics-schemas.ts';
import { type EvaluationContext, exists } from './evaluation-context.ts';
import type { ReviewView } from './review-state.ts';

/** A year of the window with its log, when there is one. */
export interface WindowYear {
  readonly year: number;
  readonly log: OshaYear | undefined;
  readonly review: ReviewView | undefined;
}

export interface OshaWindow {
  /** Oldest first; empty for a company too young to have one. */
  readonly years: readonly WindowYear[];
  /** Last year, when its log is not usable yet and 2 March has not passed. */
  readonly dueYear: number | undefined;
}

/** Last day for the log of the year before (domain 1.1, annual dates). */
function dueDate(asOf: CalendarDate): CalendarDate {
  return `${asOf.slice(0, 4)}-03-02`;
}

export function logDueOn(year: number): CalendarDate {
  return `${year + 1}-03-02`;
}

function isNewer(left: OshaYear, right: OshaYear): boolean {
  return left.version === right.version ? left.id < right.id : left.version > right.version;
}

function windowYear(context: EvaluationContext, year: number): WindowYear {
  let log: OshaYear | undefined;
  for (const entry of context.evidence.oshaYears) {
    if (entry.year === year && exists(entry) && (log === undefined || isNewer(entry, log))) log = entry;
  }
  return { year, log, review: log === undefined ? undefined : context.reviewOf('osha_year', log) };
}

/** Three years that end with last year, or with the one before until 2 March (domain 3.2, OSHA). */
export function oshaWindow(context: EvaluationContext): OshaWindow {
  const { asOf, contractor } = context;
  const lastYear = yearOf(asOf) - 1;
  const first = contractor.operatingSince === undefined ? 0 : yearOf(contractor.operatingSince);
  const latest = windowYear(context, lastYear);
  const closed = asOf > dueDate(asOf) || latest.review?.state === 'accepted';
  const end = closed ? lastYear : lastYear - 1;
  const years = [end - 2, end - 1, end]
    .filter((year) => year >= first)
    .map((year) => (year === lastYear ? latest : windowYear(context, year)));
  const usable = latest.review !== undefined && latest.review.state !== 'rejected';
  return { years, dueYear: !closed && lastYear >= first && !usable ? lastYear : undefined };
}
