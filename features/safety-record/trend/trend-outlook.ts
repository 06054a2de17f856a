import {
  type Benchmark,
  type CalendarDate,
  type Company,
  logsOfYears,
  OSHA_RATES,
  type OshaYear,
  requiredYears,
} from '@vcms/domain';
import { industrySources } from '../model/industry-source.ts';
import { ratesWithIntervals } from '../model/rate-intervals.ts';
import { industryRates, type YearOutlook } from '../review/record-outlook.ts';

/** What the trend of a contractor is made of. */
export interface TrendRecords {
  readonly company: Pick<Company, 'naicsPrimary' | 'operatingSince'>;
  readonly oshaYears: readonly OshaYear[];
  readonly benchmarks: readonly Benchmark[];
}

function absenceOf(logs: readonly OshaYear[], year: number): string | undefined {
  const waits = logs.some((log) => log.year === year && ['submitted', 'in_review'].includes(log.state));
  return waits ? 'Waits for confirmation' : undefined;
}

/** The three years that rates are judged by, as far as they are confirmed: pending never helps (domain 3.2). */
export function trendOutlook(
  { company, oshaYears, benchmarks }: TrendRecords,
  today: CalendarDate,
): YearOutlook {
  const { operatingSince } = company;
  const { years } = requiredYears({ today, operatingSince, logs: oshaYears });
  const logs = oshaYears.filter(({ state }) => state === 'accepted');
  const counted = logsOfYears(logs, years);
  return {
    years: years.toReversed().map((year) => {
      const log = counted.find((one) => one.year === year);
      const absence = absenceOf(oshaYears, year);
      const known = { year, log, rates: log && ratesWithIntervals([log]), isSubject: false };
      return absence === undefined ? known : { ...known, absence };
    }),
    pooled: ratesWithIntervals(counted),
    pooledYears: counted.map(({ year }) => year),
    industry: industryRates(company, benchmarks),
    industrySources: industrySources({ naics: company.naicsPrimary, benchmarks }, OSHA_RATES),
    flags: [],
    missing: years.filter((year) => !counted.some((log) => log.year === year)),
  };
}
