import { type CalendarDate, daysBetween, isCalendarDate } from './calendar-date.ts';
import { OVERRIDE_DAYS_MAX } from './requirement.ts';
import type { RequirementOverride } from './schemas/requirement-schema.ts';
import { validationText } from './validation-messages.ts';

/** Why and when something else is asked of one contractor. */
export interface OverrideTerms {
  readonly waived: boolean;
  /** Less is asked than of all others. */
  readonly lowered: boolean;
  readonly reason: string;
  readonly from: CalendarDate;
  /** '' for no end. */
  readonly to: CalendarDate;
  /** The client's today. */
  readonly today: CalendarDate;
  /** Said where a limit asks less and has no end. */
  readonly needsEnd: string;
}

export type OverrideTermField = 'reason' | 'from' | 'to';

export const OVERRIDE_REASON = { min: 20, max: 1000 } as const;
const WAIVER_NEEDS_END = 'A waived requirement needs an end date.';

function endProblem(terms: OverrideTerms): string | undefined {
  const { from, to, waived, lowered, today, needsEnd } = terms;
  if (to === '') {
    if (!lowered) return undefined;
    return waived ? WAIVER_NEEDS_END : needsEnd;
  }
  if (!isCalendarDate(to)) return validationText('V5');
  if (to < from) return 'The end must not be before the start.';
  if (to < today) return 'Choose a date from today on.';
  if (!lowered || !isCalendarDate(from) || daysBetween(from, to) <= OVERRIDE_DAYS_MAX) return undefined;
  return validationText('V18', { n: OVERRIDE_DAYS_MAX });
}

function startProblem({ from, today }: OverrideTerms): string | undefined {
  if (!isCalendarDate(from)) return validationText('V5');
  return from < today ? 'Choose a date from today on.' : undefined;
}

function reasonProblem(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length < OVERRIDE_REASON.min) return validationText('V17');
  if (length <= OVERRIDE_REASON.max) return undefined;
  return validationText('V2', { field: 'Reason', ...OVERRIDE_REASON });
}

/** What is wrong with the terms, by field (V5, V17, V18 of domain section 4). */
export function overrideTermProblems(
  terms: OverrideTerms,
): Readonly<Record<OverrideTermField, string | undefined>> {
  return { reason: reasonProblem(terms.reason), from: startProblem(terms), to: endProblem(terms) };
}

/** Overrides that say something today or later: not revoked, not ended. */
export function standingOverrides<Entry extends Pick<RequirementOverride, 'state' | 'to'>>(
  overrides: readonly Entry[],
  today: CalendarDate,
): readonly Entry[] {
  return overrides.filter(({ state, to }) => state === 'active' && (to === null || to >= today));
}
