import type { StoredRecord } from '@vcms/data';
import type { CalendarDate, CompanyDocument, ProgramVersion } from '@vcms/domain';
import {
  type ProgramRecords,
  type RequiredProgram,
  requiredPrograms,
  versionsOf,
} from '@vcms/programs/model';

export type StoredVersion = StoredRecord<ProgramVersion>;

/** One program of the page: who asks, and what is on file, the newest version first. */
export interface ProgramEntry extends RequiredProgram {
  readonly versions: readonly StoredVersion[];
}

/** The page's view of a contractor's safety programs. */
export interface ProgramDossier {
  readonly today: CalendarDate;
  readonly records: ProgramRecords;
  readonly documents: readonly StoredRecord<CompanyDocument>[];
  /** Asked for by at least one client today. */
  readonly required: readonly ProgramEntry[];
  /** On file, but asked for by nobody now. */
  readonly others: readonly ProgramEntry[];
}

export function toProgramDossier(
  records: ProgramRecords,
  versions: readonly StoredVersion[],
  documents: readonly StoredRecord<CompanyDocument>[],
  today: CalendarDate,
): ProgramDossier {
  const all = requiredPrograms(records, versions, today).map((entry) => ({
    ...entry,
    versions: versionsOf(versions, entry.programId),
  }));
  return {
    today,
    records,
    documents,
    required: all.filter(({ asks }) => asks.length > 0),
    others: all.filter(({ asks }) => asks.length === 0),
  };
}

/** Files that can be the text of a program: those of this kind that were not taken back. */
export function manualsOf({ documents }: ProgramDossier): readonly StoredRecord<CompanyDocument>[] {
  return documents
    .filter(({ category, state }) => category === 'program' && state !== 'withdrawn' && state !== 'archived')
    .toSorted((left, right) => left.title.localeCompare(right.title));
}

/** The number of the version that a contractor writes next. */
export function nextNumber({ versions }: Pick<ProgramEntry, 'versions'>): number {
  return (versions[0]?.version ?? 0) + 1;
}
