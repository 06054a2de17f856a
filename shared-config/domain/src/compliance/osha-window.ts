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
  /** Last year, when its log is not confirmed yet and 2 March has not passed. */
  readonly due: WindowYear | undefined;
  /** A log that nobody reviewed is among the years, or is the one that is due. */
  readonly waits: boolean;
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

function windowYear(context: EvaluationContext, year: number, confirmed: boolean): WindowYear {
  let found: WindowYear = { year, log: undefined, review: undefined };
  for (const log of context.evidence.oshaYears) {
    if (log.year !== year || !exists(log) || (found.log !== undefined && !isNewer(log, found.log))) continue;
    const review = context.reviewOf('osha_year', log);
    if (!confirmed || review.state === 'accepted') found = { year, log, review };
  }
  return found;
}

/**
 * Three years that end with last year, or with the one before until 2 March (domain 3.2, OSHA).
 * @param confirmed leaves out logs that were not accepted
 */
export function oshaWindow(context: EvaluationContext, confirmed = false): OshaWindow {
  const { asOf, contractor } = context;
  const lastYear = yearOf(asOf) - 1;
  const first = contractor.operatingSince === undefined ? 0 : yearOf(contractor.operatingSince);
  const latest = windowYear(context, lastYear, confirmed);
  const closed = asOf > dueDate(asOf) || latest.review?.state === 'accepted';
  const end = closed ? lastYear : lastYear - 1;
  const years = [end - 2, end - 1, end]
    .filter((year) => year >= first)
    .map((year) => (year === lastYear ? latest : windowYear(context, year, confirmed)));
  const waits = [...years, latest].some(({ review }) => review?.state === 'pending');
  return { years, due: !closed && lastYear >= first ? latest : undefined, waits };
}
