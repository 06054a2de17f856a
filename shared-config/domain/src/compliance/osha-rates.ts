import { type Decimal, ratio } from '../decimal.ts';
import type { OshaRate } from '../requirement.ts';

/** The numbers of a log that rates are made of (domain 1.1). */
export interface RateNumbers {
  readonly G: number;
  readonly H: number;
  readonly I: number;
  readonly J: number;
  readonly K: number;
  readonly hours: number;
}

/** Two decimals each, rounded half up; null without hours. */
export interface InjuryRates {
  readonly trir: Decimal | null;
  readonly dart: Decimal | null;
  readonly ltir: Decimal | null;
  readonly severity: Decimal | null;
}

/** Hours of 100 people in a year: 40 hours in 50 weeks. */
const BASE_HOURS = 200_000;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

export function totalHours(logs: readonly RateNumbers[]): number {
  return sum(logs.map((log) => log.hours));
}

/** Deaths count in TRIR (domain 1.1). */
const COUNTED: Readonly<Record<OshaRate, (log: RateNumbers) => number>> = {
  trir: (log) => log.G + log.H + log.I + log.J,
  dart: (log) => log.H + log.I,
  ltir: (log) => log.H,
};

/** Cases that a rate counts. */
export function casesOf(rate: OshaRate, logs: readonly RateNumbers[]): number {
  return sum(logs.map(COUNTED[rate]));
}

/** count × 200000 / hours with two decimals, rounded half up: what is shown is what is judged. null without hours. */
export function ratePerHundred(count: number, hours: number): Decimal | null {
  return hours === 0 ? null : ratio(count * BASE_HOURS, hours, 2);
}

/** Rates over all logs together, not the mean of their rates (domain 1.1, three-year rate). */
export function pooledRates(logs: readonly RateNumbers[]): InjuryRates {
  const hours = totalHours(logs);
  return {
    trir: ratePerHundred(casesOf('trir', logs), hours),
    dart: ratePerHundred(casesOf('dart', logs), hours),
    ltir: ratePerHundred(casesOf('ltir', logs), hours),
    severity: ratePerHundred(sum(logs.map((log) => log.K)), hours),
  };
}

/** Rates of one year. */
export function yearRates(log: RateNumbers): InjuryRates {
  return pooledRates([log]);
}
