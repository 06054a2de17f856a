import {
  casesOf,
  type Decimal,
  OSHA_RATES,
  type OshaRate,
  type RateNumbers,
  ratePerHundred,
  totalHours,
} from '@vcms/domain';
import { poissonInterval } from './poisson-interval.ts';

/** A rate of one or more logs together with the range that the same luck could have given. Two decimals each. */
export interface RateWithInterval {
  readonly rate: Decimal;
  readonly low: Decimal;
  readonly high: Decimal;
  /** What it counts. */
  readonly cases: number;
}

export type RatesWithIntervals = Readonly<Record<OshaRate, RateWithInterval | null>>;

const BASE_HOURS = 200_000;

/** Shown beside exact rates, so with as many places; the bounds themselves come from a numeric method. */
function bound(mean: number, hours: number): Decimal {
  return ((mean * BASE_HOURS) / hours).toFixed(2);
}

/** The 95% interval of a count over hours; null without hours. */
export function rateInterval(cases: number, hours: number): RateWithInterval | null {
  const rate = ratePerHundred(cases, hours);
  if (rate === null) return null;
  const { low, high } = poissonInterval(cases);
  return { rate, low: bound(low, hours), high: bound(high, hours), cases };
}

/**
 * TRIR, DART and LTIR over all logs together, each with its exact 95% interval (domain 1.1 and 6.2). The severity rate has
 * none: days come in runs, case by case, and follow no Poisson law.
 */
export function ratesWithIntervals(logs: readonly RateNumbers[]): RatesWithIntervals {
  const hours = totalHours(logs);
  const of = (rate: OshaRate) => rateInterval(casesOf(rate, logs), hours);
  const entries = OSHA_RATES.map((rate) => [rate, of(rate)] as const);
  return Object.fromEntries(entries) as RatesWithIntervals;
}
