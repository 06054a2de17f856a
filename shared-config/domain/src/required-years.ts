import { type CalendarDate, yearOf } from './calendar-date.ts';
import { logDueOn } from './compliance/osha-window.ts';
import type { OshaYear } from './schemas/statistics-schemas.ts';

const WINDOW = 3;

/** What decides which years clients look at. */
export interface YearsAsked {
  readonly today: CalendarDate;
  /** Of the company; absent: long ago. */
  readonly operatingSince?: CalendarDate | undefined;
  readonly logs: readonly Pick<OshaYear, 'year' | 'state'>[];
}

export interface RequiredYears {
  /** Newest first; empty for a company that has not finished a year. */
  readonly years: readonly number[];
  /** Last year, while its log may still come: it is in no window until 2 March unless it is confirmed. */
  readonly due: number | undefined;
}

/** The three years that a rate is made of (domain 3.2): they end with last year, or the year before until 2 March. */
export function requiredYears({ today, operatingSince, logs }: YearsAsked): RequiredYears {
  const last = yearOf(today) - 1;
  const first = operatingSince === undefined ? 0 : yearOf(operatingSince);
  const isConfirmed = logs.some(({ year, state }) => year === last && state === 'accepted');
  const isClosed = today > logDueOn(last) || isConfirmed;
  const newest = isClosed ? last : last - 1;
  const years = Array.from({ length: WINDOW }, (_none, back) => newest - back);
  return {
    years: years.filter((year) => year >= first),
    due: !isClosed && last >= first ? last : undefined,
  };
}

/** Logs that a three-year rate is pooled from, oldest first: those of the years, drafts and withdrawn ones included on wish. */
export function logsOfYears<Log extends Pick<OshaYear, 'year'>>(
  logs: readonly Log[],
  years: readonly number[],
): readonly Log[] {
  return logs.filter(({ year }) => years.includes(year)).sort((left, right) => left.year - right.year);
}
