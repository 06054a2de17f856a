import {
  type Benchmark,
  type CalendarDate,
  type Company,
  type Decimal,
  type EmrRecord,
  type EvidenceState,
  industryRate,
  logsOfYears,
  OSHA_RATES,
  type OshaRate,
  type OshaYear,
  requiredYears,
} from '@vcms/domain';
import { type ClientLimits, type JudgedRate, judgeRate, limitsOfClients } from '../model/client-limits.ts';
import { type EmrStanding, emrStanding } from '../model/emr-means.ts';
import { industrySources } from '../model/industry-source.ts';
import { type RatesWithIntervals, ratesWithIntervals } from '../model/rate-intervals.ts';
import { type RecordFlag, reviewFlags } from '../model/record-flags.ts';
import type { SafetyDossier, SafetyRecords } from './use-safety-dossier.ts';

/** States of records that do not count; one that waits does, as if it were confirmed. */
const GONE: readonly EvidenceState[] = ['draft', 'withdrawn', 'archived', 'rejected', 'changes_requested'];

/** One year of the trend. */
export interface TrendYear {
  readonly year: number;
  /** Undefined: not on file. */
  readonly log: OshaYear | undefined;
  readonly rates: RatesWithIntervals | undefined;
  readonly isSubject: boolean;
  /** Why it has no rates; absent: it is not on file. */
  readonly absence?: string;
}

/** Three years, as they stand if the year under review is confirmed. */
export interface YearOutlook {
  /** Oldest first; the year under review is among them. */
  readonly years: readonly TrendYear[];
  readonly pooled: RatesWithIntervals;
  /** What clients look at is the pooled rate of these. */
  readonly pooledYears: readonly number[];
  readonly industry: Readonly<Partial<Record<OshaRate, Decimal>>>;
  /** Year and source of the industry's rates, in words. */
  readonly industrySources: readonly string[];
  readonly flags: readonly RecordFlag[];
  /** Years that clients look at and that are not on file. */
  readonly missing: readonly number[];
}

/** One client's limit beside what would be judged. */
export interface ClientVerdict {
  readonly limits: ClientLimits;
  readonly rates: Readonly<Record<OshaRate, JudgedRate>>;
  readonly deaths: number;
}

function usableLogs({ oshaYears }: SafetyRecords, subjectId: string | undefined): readonly OshaYear[] {
  return oshaYears
    .filter(({ id, state }) => id === subjectId || !GONE.includes(state))
    .map((log) => (log.id === subjectId ? { ...log, state: 'accepted' as const } : log));
}

/** Logs of the years that clients would look at, oldest first, if this record were confirmed. */
function countedLogs(dossier: SafetyDossier, today: CalendarDate) {
  const { subject, records } = dossier;
  const logs = usableLogs(records, subject.kind === 'osha_year' ? subject.record.id : undefined);
  const { operatingSince } = records.company;
  const { years } = requiredYears({ today, operatingSince, logs });
  return { logs, years, counted: logsOfYears(logs, years) };
}

/** The usual rates of a company's industry, as far as they are known. */
export function industryRates(
  { naicsPrimary }: Pick<Company, 'naicsPrimary'>,
  benchmarks: readonly Benchmark[],
): YearOutlook['industry'] {
  const known = OSHA_RATES.flatMap((rate) => {
    const usual = industryRate(benchmarks, naicsPrimary, rate);
    return usual === undefined ? [] : [[rate, usual] as const];
  });
  return Object.fromEntries(known);
}

/** Flags, rates and trend of an OSHA year. */
export function yearOutlook(dossier: SafetyDossier, log: OshaYear, today: CalendarDate): YearOutlook {
  const { logs, years, counted } = countedLogs(dossier, today);
  const { company, benchmarks } = dossier.records;
  const shown = [...new Set([...years, log.year])].toSorted((left, right) => left - right);
  const of = (year: number) => logs.find((one) => one.year === year);
  return {
    years: shown.map((year): TrendYear => {
      const found = of(year);
      return { year, log: found, rates: found && ratesWithIntervals([found]), isSubject: year === log.year };
    }),
    pooled: ratesWithIntervals(counted),
    pooledYears: counted.map(({ year }) => year),
    industry: industryRates(company, benchmarks),
    industrySources: industrySources({ naics: company.naicsPrimary, benchmarks }, OSHA_RATES),
    flags: reviewFlags(log, of(log.year - 1)),
    missing: years.filter((year) => of(year) === undefined),
  };
}

/** Every client's limits beside the rates as they would be judged. */
export function clientVerdicts(dossier: SafetyDossier, today: CalendarDate): readonly ClientVerdict[] {
  const { company, engagements, requirementSets, overrides, benchmarks } = dossier.records;
  const { counted } = countedLogs(dossier, today);
  const clients = engagements.map(({ clientId, clientName, contractorId }) => ({
    id: clientId,
    name: clientName,
    sets: requirementSets.filter((set) => set.clientId === clientId),
    overrides: overrides.filter((one) => one.clientId === clientId && one.contractorId === contractorId),
  }));
  const limits = limitsOfClients(clients, { naics: company.naicsPrimary, benchmarks }, today);
  return limits.map((one) => ({
    limits: one,
    rates: {
      trir: judgeRate(one, 'trir', counted),
      dart: judgeRate(one, 'dart', counted),
      ltir: judgeRate(one, 'ltir', counted),
    },
    deaths: counted.reduce((sum, { G }) => sum + G, 0),
  }));
}

/** The modifications as they would count if the one under review were confirmed. */
export function emrOutlook({ subject, records }: SafetyDossier, today: CalendarDate): EmrStanding {
  const accepted = records.emr.map(
    (record): EmrRecord => (record.id === subject.record.id ? { ...record, state: 'accepted' } : record),
  );
  // One that begins later is looked at from its first day on.
  const effective = subject.kind === 'emr' ? subject.record.effective : today;
  return emrStanding(accepted, effective > today ? effective : today);
}
