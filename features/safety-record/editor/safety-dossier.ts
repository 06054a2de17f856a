import type { StoredRecord } from '@vcms/data';
import {
  type Benchmark,
  type CalendarDate,
  type Company,
  type CompanyDocument,
  type EmrRecord,
  type Engagement,
  type EvidenceState,
  logsOfYears,
  type NotRated,
  type OshaYear,
  type RequiredYears,
  type RequirementOverride,
  type RequirementSet,
  type Review,
  requiredYears,
  yearOf,
} from '@vcms/domain';
import { type ClientLimits, limitsOfClients } from '../model/client-limits.ts';

export type StoredYear = StoredRecord<OshaYear>;
export type StoredEmr = StoredRecord<EmrRecord>;
export type StoredNotRated = StoredRecord<NotRated>;

/** Everything about a contractor's safety record, as read under its own rights. */
export interface SafetyRecords {
  readonly company: Company;
  readonly engagements: readonly Engagement[];
  readonly years: readonly StoredYear[];
  readonly emr: readonly StoredEmr[];
  readonly notRated: readonly StoredNotRated[];
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  readonly reviews: readonly Review[];
  readonly requirementSets: readonly RequirementSet[];
  readonly overrides: readonly RequirementOverride[];
  readonly benchmarks: readonly Benchmark[];
}

/** The page's view of it. */
export interface SafetyDossier {
  readonly today: CalendarDate;
  readonly records: SafetyRecords;
  readonly required: RequiredYears;
  readonly limits: readonly ClientLimits[];
}

/** Records that say nothing to clients: never submitted, or taken back. */
const UNCOUNTED: readonly EvidenceState[] = ['draft', 'withdrawn', 'archived', 'rejected'];

export function isCounted({ state }: { readonly state: EvidenceState }): boolean {
  return !UNCOUNTED.includes(state);
}

export function toSafetyDossier(records: SafetyRecords, today: CalendarDate): SafetyDossier {
  const { company, years, requirementSets, overrides, benchmarks } = records;
  const clients = records.engagements.map(({ clientId, clientName }) => ({
    id: clientId,
    name: clientName,
    sets: requirementSets.filter((set) => set.clientId === clientId),
    overrides: overrides.filter((entry) => entry.clientId === clientId),
  }));
  return {
    today,
    records,
    required: requiredYears({ today, operatingSince: company.operatingSince, logs: years }),
    limits: limitsOfClients(clients, { naics: company.naicsPrimary, benchmarks }, today),
  };
}

/** The logs a client's rate is made of now, oldest first. */
export function countedLogs({ records, required }: SafetyDossier): readonly StoredYear[] {
  return logsOfYears(records.years.filter(isCounted), required.years);
}

/** A card of the page: a year with its record, if there is one. */
export interface YearEntry {
  readonly year: number;
  readonly log: StoredYear | undefined;
  readonly isRequired: boolean;
  /** Last year, whose log may still come. */
  readonly isDue: boolean;
}

/** Required years and whatever else is on file, newest first. */
export function yearEntries({ records, required }: SafetyDossier): readonly YearEntry[] {
  const due = required.due === undefined ? [] : [required.due];
  const all = new Set([...due, ...required.years, ...records.years.map(({ year }) => year)]);
  return [...all]
    .sort((left, right) => right - left)
    .map((year) => ({
      year,
      log: records.years.find((entry) => entry.year === year),
      isRequired: required.years.includes(year),
      isDue: year === required.due,
    }));
}

/** Years that have no record yet, newest first: those a contractor may add, back to when records must be kept. */
export function addableYears({ records, today }: SafetyDossier): readonly number[] {
  const last = yearOf(today) - 1;
  const years = Array.from({ length: 10 }, (_none, back) => last - back);
  return years.filter((year) => year >= 2002 && !records.years.some((entry) => entry.year === year));
}
