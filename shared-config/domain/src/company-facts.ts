import { type CalendarDate, yearOf } from './calendar-date.ts';
import type { Company } from './company.ts';
import { formatDate } from './date-words.ts';

/** What a contractor says of itself and demands depend on (domain 3.7), with the words of its form. */
export const DEMAND_FACTS = {
  name: 'Legal name',
  trades: 'Trades',
  naicsPrimary: 'NAICS code',
  operatingSince: 'Operating since',
  employeesPeakLastYear: 'Peak headcount last year',
} as const;
export type DemandFact = keyof typeof DEMAND_FACTS;
export const DEMAND_FACT_NAMES = Object.keys(DEMAND_FACTS) as readonly DemandFact[];

/** Values of some of the facts; one that is absent is not spoken of. */
export type CompanyFactValues = { readonly [Fact in DemandFact]?: Company[Fact] | undefined };

/** What a contractor declared and the firm has not confirmed: `declaredFacts` of the company. */
export interface DeclaredFacts {
  readonly state: 'waiting' | 'returned';
  readonly values: CompanyFactValues;
  readonly declaredAt: Date;
  readonly declaredBy: string;
  /** Why a legal name is another one, in the contractor's words. */
  readonly explanation?: string | undefined;
  /** Of returned ones: why, for the contractor. */
  readonly reason?: string | undefined;
}

export interface WeighedFacts {
  /** Takes effect at once: it only adds demands. */
  readonly applied: CompanyFactValues;
  /** Waits for the firm: it takes demands away, or nobody can tell. */
  readonly waiting: CompanyFactValues;
}

const TRADES_MAX = 20;
/** The window of injury logs begins four years back at the earliest (domain 3.2, OSHA). */
const WINDOW_YEARS = 4;
/** Above it a 300A summary is due. */
const SMALL = 10;

const NOTHING: WeighedFacts = { applied: {}, waiting: {} };

/** Of lists neither the order nor a repetition says anything. */
function plain(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...new Set(value)].sort() : value) ?? '';
}

function isSameFact(left: unknown, right: unknown): boolean {
  return plain(left) === plain(right);
}

/** Without one every trade only adds; those that are left out wait, while those that are new count already. */
function weighTrades(confirmed: readonly string[], said: readonly string[]): WeighedFacts {
  const declared = [...new Set(said)];
  const both = [...confirmed, ...declared.filter((trade) => !confirmed.includes(trade))];
  const isMore = both.length > confirmed.length && both.length <= TRADES_MAX;
  const isLess = confirmed.some((trade) => !declared.includes(trade));
  return {
    applied: isMore ? { trades: both } : {},
    waiting: isLess || both.length > TRADES_MAX ? { trades: declared } : {},
  };
}

/**
 * Without a date every year of the window is asked: a first one counts only where it takes no year out of the window. Another one waits,
 * an earlier one too: it puts years into the window that dilute the rates of the others, or ends that there is no history.
 */
function addsYears(
  confirmed: CalendarDate | undefined,
  declared: CalendarDate,
  today: CalendarDate,
): boolean {
  return confirmed === undefined && yearOf(declared) <= yearOf(today) - WINDOW_YEARS;
}

/** An unknown number counts as one above the bound. */
function addsEmployees(confirmed: number | undefined, declared: number): boolean {
  return confirmed === undefined ? declared > SMALL : declared > confirmed;
}

/**
 * Which of the declared facts take effect at once and which wait (domain 3.7: what adds demands counts at once, what takes
 * demands away counts once the firm confirmed it). A legal name always waits: insurance and merges are judged by it. So do another
 * beginning and a NAICS code, the first one too: it may bring a limit of its industry that is higher than the one for all (ADR 67).
 */
export function weighFacts(
  confirmed: CompanyFactValues,
  declared: CompanyFactValues,
  today: CalendarDate,
): WeighedFacts {
  const atOnce = (fact: DemandFact, isAtOnce: boolean): WeighedFacts => {
    const part = { [fact]: declared[fact] };
    return isAtOnce ? { applied: part, waiting: {} } : { applied: {}, waiting: part };
  };
  const { operatingSince, employeesPeakLastYear: employees } = declared;
  const parts: Readonly<Record<DemandFact, () => WeighedFacts>> = {
    name: () => atOnce('name', false),
    trades: () => weighTrades(confirmed.trades ?? [], declared.trades ?? []),
    naicsPrimary: () => atOnce('naicsPrimary', false),
    operatingSince: () =>
      atOnce('operatingSince', addsYears(confirmed.operatingSince, operatingSince ?? '', today)),
    employeesPeakLastYear: () =>
      atOnce('employeesPeakLastYear', addsEmployees(confirmed.employeesPeakLastYear, employees ?? 0)),
  };
  return DEMAND_FACT_NAMES.filter(
    (fact) => declared[fact] !== undefined && !isSameFact(declared[fact], confirmed[fact]),
  )
    .map((fact) => parts[fact]())
    .reduce(
      (all, part) => ({
        applied: { ...all.applied, ...part.applied },
        waiting: { ...all.waiting, ...part.waiting },
      }),
      NOTHING,
    );
}

/** Of declared values those that differ from what counts; undefined when nothing is left. */
export function stillDeclared(
  confirmed: CompanyFactValues,
  declared: CompanyFactValues,
): CompanyFactValues | undefined {
  const left = DEMAND_FACT_NAMES.filter(
    (fact) => declared[fact] !== undefined && !isSameFact(declared[fact], confirmed[fact]),
  );
  return left.length === 0 ? undefined : Object.fromEntries(left.map((fact) => [fact, declared[fact]]));
}

/** A fact's value as a reader sees it; '' when there is none. */
export function factText(values: CompanyFactValues, fact: DemandFact): string {
  const value = values[fact];
  if (fact === 'operatingSince')
    return values.operatingSince === undefined ? '' : formatDate(values.operatingSince);
  return value === undefined ? '' : typeof value === 'object' ? value.join(', ') : String(value);
}
