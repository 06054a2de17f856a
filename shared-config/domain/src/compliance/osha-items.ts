import type { CalendarDate } from '../calendar-date.ts';
import { compareDecimals, type Decimal, formatDecimal, parseDecimal, ratio } from '../decimal.ts';
import { OSHA_RATES, type OshaRate } from '../requirement.ts';
import type { RateLimit } from '../schemas/requirement-schema.ts';
import type { Benchmark, OshaYear } from '../schemas/statistics-schemas.ts';
import type { EvaluationContext } from './evaluation-context.ts';
import { groupFacts } from './limits-of-industry.ts';
import { casesOf, ratePerHundred, totalHours } from './osha-rates.ts';
import { logDueOn, type OshaWindow, oshaWindow, type WindowYear } from './osha-window.ts';
import { worseOf } from './pending-evidence.ts';
import { compliantItem, createItem, type Item, type Status } from './status.ts';

const LOGS = 'osha.logs';

function judgeGaps(years: readonly WindowYear[]): Item | undefined {
  const lacking = years.filter((entry) => entry.log === undefined || entry.review?.state === 'rejected');
  if (lacking.length === 0) return undefined;
  return createItem(LOGS, 'non_compliant', {
    reasons: lacking.map(({ year, log }) => `${log === undefined ? 'year_missing' : 'rejected'}:${year}`),
    evidenceIds: lacking.flatMap(({ log }) => log?.id ?? []),
    facts: { finding: lacking.find(({ review }) => review?.finding !== undefined)?.review?.finding },
  });
}

function isWaiting({ review }: WindowYear): boolean {
  return review?.state === 'pending';
}

/** Since when the longest waiting of the logs waits, as far as it is known. */
function waitingSince(years: readonly WindowYear[]): CalendarDate | undefined {
  return years
    .filter(isWaiting)
    .flatMap(({ log }) => log?.submittedOn ?? [])
    .sort()[0];
}

function judgeLogs(context: EvaluationContext, window: OshaWindow): Item {
  const { years, due } = window;
  if (years.length === 0) {
    const status = context.set.osha.newCompanyRequiresVariance ? 'non_compliant' : 'not_applicable';
    return createItem(LOGS, status, { reasons: ['no_history'] });
  }
  const gaps = judgeGaps(years);
  if (gaps !== undefined) return gaps;
  const evidenceIds = idsOf(usedLogs(years));
  const waiting = years.filter(isWaiting);
  if (waiting.length > 0) {
    return createItem(LOGS, 'pending_review', {
      reasons: waiting.map(({ year }) => `awaiting_review:${year}`),
      evidenceIds,
      actor: context.reviewer,
      facts: { waitingSince: waitingSince(years) },
    });
  }
  return due === undefined ? compliantItem(LOGS, evidenceIds) : judgeDue(context, due, evidenceIds);
}

/** Until 2 March the year before is due; a log that nobody reviewed does not settle it, it is the reviewer's turn. */
function judgeDue(context: EvaluationContext, due: WindowYear, evidenceIds: readonly string[]): Item {
  const trace = { evidenceIds, dueOn: logDueOn(due.year) };
  if (due.log === undefined || due.review?.state !== 'pending') {
    return createItem(LOGS, 'expiring', { ...trace, reasons: [`year_due:${due.year}`] });
  }
  return createItem(LOGS, 'expiring', {
    ...trace,
    reasons: [`awaiting_review:${due.year}`],
    actor: context.reviewer,
    facts: { waitingSince: due.log.submittedOn },
  });
}

/** Where the industry's rate stands: by the longest part of the NAICS code that is known, 6, 4, 3 or 2 digits, of the newest year. */
export function industryBenchmark(
  benchmarks: readonly Benchmark[],
  naics: string | undefined,
  rate: OshaRate,
): Benchmark | undefined {
  if (naics === undefined) return undefined;
  for (const digits of [6, 4, 3, 2]) {
    const found = benchmarks
      .filter((entry) => entry.naics === naics.slice(0, digits) && entry[rate] !== null)
      .reduce<Benchmark | undefined>(
        (newest, entry) => (newest === undefined || entry.year > newest.year ? entry : newest),
        undefined,
      );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The industry's rate, as far as it is known. */
export function industryRate(
  benchmarks: readonly Benchmark[],
  naics: string | undefined,
  rate: OshaRate,
): Decimal | undefined {
  return industryBenchmark(benchmarks, naics, rate)?.[rate] ?? undefined;
}

function limitOf(
  limit: RateLimit,
  benchmarks: readonly Benchmark[],
  naics: string | undefined,
  rate: OshaRate,
): Decimal | undefined {
  if ('limit' in limit) return formatDecimal(parseDecimal(limit.limit, 2), 2);
  const industry = industryRate(benchmarks, naics, rate);
  if (industry === undefined) return undefined;
  return ratio(parseDecimal(industry, 2) * parseDecimal(limit.industryMultiplier, 2), 10_000, 2);
}

function usedLogs(years: readonly WindowYear[]): readonly OshaYear[] {
  return years.flatMap(({ log }) => log ?? []);
}

function idsOf(logs: readonly OshaYear[]): readonly string[] {
  return logs.map((log) => log.id);
}

/** Over the limit is shown at once; within it, numbers nobody has reviewed wait (domain 3.2). */
function judgeWithin(
  context: EvaluationContext,
  key: string,
  years: readonly WindowYear[],
  trace: Partial<Item>,
  met: Status = 'compliant',
): Item {
  if (!years.some(isWaiting)) return createItem(key, met, trace);
  const reasons = ['awaiting_review', ...(trace.reasons ?? [])];
  const facts = { ...trace.facts, waitingSince: waitingSince(years) };
  return createItem(key, 'pending_review', { ...trace, reasons, actor: context.reviewer, facts });
}

function judgeRate(
  context: EvaluationContext,
  rate: OshaRate,
  limit: RateLimit,
  years: readonly WindowYear[],
  benchmarks: readonly Benchmark[],
): Item {
  const key = `osha.${rate}`;
  const logs = usedLogs(years);
  const evidenceIds = idsOf(logs);
  const cases = casesOf(rate, logs);
  const hours = totalHours(logs);
  const actual = ratePerHundred(cases, hours);
  if (actual === null) {
    const idle = { reasons: ['no_hours'], evidenceIds };
    return judgeWithin(context, key, years, idle, 'not_applicable');
  }
  const required = limitOf(limit, benchmarks, context.contractor.naicsPrimary, rate);
  const facts = groupFacts(context, rate);
  if (required === undefined) {
    const trace = { reasons: ['no_benchmark'], actual, evidenceIds, actor: 'firm' as const, facts };
    return createItem(key, 'not_applicable', trace);
  }
  const trace = { actual, required, evidenceIds, facts };
  if (compareDecimals(actual, required) <= 0) return judgeWithin(context, key, years, trace);
  const rule = context.set.osha.smallEmployerRule;
  if (rule !== null && hours < rule.hoursBelow && cases <= rule.maxCases) {
    return judgeWithin(context, key, years, { ...trace, reasons: ['small_hours_rule'] });
  }
  return createItem(key, 'non_compliant', { ...trace, reasons: ['over_limit'] });
}

function judgeDeaths(context: EvaluationContext, years: readonly WindowYear[]): readonly Item[] {
  const required = context.set.osha.maxDeaths;
  if (required === null) return [];
  const logs = usedLogs(years);
  const actual = logs.reduce((total, log) => total + log.G, 0);
  const trace = { actual, required, evidenceIds: idsOf(logs) };
  if (actual <= required) return [judgeWithin(context, 'osha.deaths', years, trace)];
  return [createItem('osha.deaths', 'non_compliant', { ...trace, reasons: ['over_limit'] })];
}

function judgeWindow(
  context: EvaluationContext,
  window: OshaWindow,
  benchmarks: readonly Benchmark[],
): readonly Item[] {
  const { osha } = context.set;
  const logs = judgeLogs(context, window);
  if (logs.status === 'non_compliant' || window.years.length === 0) return [logs];
  const years = osha.basis === 'latest_year' ? window.years.slice(-1) : window.years;
  const rates = OSHA_RATES.flatMap((rate) => {
    const limit = osha[rate];
    return limit === undefined ? [] : [judgeRate(context, rate, limit, years, benchmarks)];
  });
  return [logs, ...rates, ...judgeDeaths(context, window.years)];
}

/** `osha.*` (domain 3.2). Without a full window there is no rate to judge. */
export function oshaItems(context: EvaluationContext, benchmarks: readonly Benchmark[]): readonly Item[] {
  if (!context.set.osha.required) return [];
  const window = oshaWindow(context);
  const seen = judgeWindow(context, window, benchmarks);
  if (!window.waits) return seen;
  return worseOf(LOGS, seen, judgeWindow(context, oshaWindow(context, true), benchmarks));
}
