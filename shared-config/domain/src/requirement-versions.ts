import { type CalendarDate, daysBetween } from './calendar-date.ts';
import { versionOn } from './compliance/effective-requirements.ts';
import { RAISE_NOTICE_DAYS } from './requirement.ts';
import type { RequirementSet } from './schemas/requirement-schema.ts';

/** What a version is today; 'future': published, and its first day has not come. */
export type VersionMark = 'draft' | 'future' | 'in_force' | 'superseded';

export const VERSION_MARK_LABELS: Readonly<Record<VersionMark, string>> = {
  draft: 'Draft',
  future: 'Starts later',
  in_force: 'In force',
  superseded: 'Superseded',
};

type Dated = Pick<RequirementSet, 'n' | 'status' | 'effectiveFrom'>;

/** The mark of a version among all of its client. `today` is the client's. */
export function versionMark(
  version: Dated,
  versions: readonly RequirementSet[],
  today: CalendarDate,
): VersionMark {
  if (version.status === 'draft') return 'draft';
  if (versionOn(versions, today)?.n === version.n) return 'in_force';
  return version.effectiveFrom > today ? 'future' : 'superseded';
}

/** The draft that is worked on: the newest version, as long as it is one. */
export function openDraft<Version extends RequirementSet>(versions: readonly Version[]): Version | undefined {
  const newest = versions.toSorted((left, right) => right.n - left.n)[0];
  return newest?.status === 'draft' ? newest : undefined;
}

/** Published versions that take over from a version of this date: its demands end where theirs begin. */
export function laterVersions(
  versions: readonly RequirementSet[],
  effectiveFrom: CalendarDate,
): readonly RequirementSet[] {
  return versions
    .filter((version) => version.status === 'published' && version.effectiveFrom > effectiveFrom)
    .toSorted((left, right) => left.effectiveFrom.localeCompare(right.effectiveFrom));
}

export interface NoticeFacts {
  /** Something is asked that was not asked before. */
  readonly raised: boolean;
  /** Contractors that have to follow. */
  readonly contractors: number;
  readonly today: CalendarDate;
  readonly effectiveFrom: CalendarDate;
}

/** True when a raise gives existing contractors less than 30 days, so that a reason is asked for (domain section 2). */
export function needsNoticeReason({ raised, contractors, today, effectiveFrom }: NoticeFacts): boolean {
  return raised && contractors > 0 && daysBetween(today, effectiveFrom) < RAISE_NOTICE_DAYS;
}
