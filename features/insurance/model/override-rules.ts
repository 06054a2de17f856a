import type { RequirementOverride } from '@vcms/domain';
import {
  type CalendarDate,
  daysBetween,
  INSURANCE_BOUNDS,
  isCalendarDate,
  OVERRIDE_DAYS_MAX,
  validationText,
} from '@vcms/domain';

/** What somebody wants to ask of one contractor instead of what is asked of all. */
export interface OverrideWish {
  /** What is asked of all; undefined: nothing. */
  readonly usual: number | undefined;
  readonly waived: boolean;
  /** US dollars; NaN for a text that is no amount, undefined for none. */
  readonly value: number | undefined;
  readonly reason: string;
  readonly from: CalendarDate;
  /** '' for no end. */
  readonly to: CalendarDate;
  /** The client's today. */
  readonly today: CalendarDate;
}

export type OverrideField = 'value' | 'reason' | 'from' | 'to';

export const OVERRIDE_REASON = { min: 20, max: 1000 } as const;
const LOWER_NEEDS_END = 'A lower limit needs an end date.';
const WAIVER_NEEDS_END = 'A waived requirement needs an end date.';

/** True when less is asked than of all others. */
export function isLowered({
  usual,
  waived,
  value,
}: Pick<OverrideWish, 'usual' | 'waived' | 'value'>): boolean {
  return waived || (usual !== undefined && value !== undefined && value < usual);
}

function valueProblem({ waived, value, usual }: OverrideWish): string | undefined {
  if (waived) return undefined;
  if (value === undefined) return validationText('V1', { field: 'the limit' });
  if (!Number.isInteger(value)) return validationText('V3');
  if (value < 0 || value > INSURANCE_BOUNDS.requiredMax) {
    const max = INSURANCE_BOUNDS.requiredMax.toLocaleString('en-US');
    return validationText('V4', { min: 0, max });
  }
  if (value % INSURANCE_BOUNDS.requiredStep !== 0) return validationText('V24');
  return value === usual ? 'This is what is required of everyone. Enter a different limit.' : undefined;
}

function endProblem(wish: OverrideWish): string | undefined {
  const { from, to, waived, today } = wish;
  const lowered = isLowered(wish);
  if (to === '') {
    if (!lowered) return undefined;
    return waived ? WAIVER_NEEDS_END : LOWER_NEEDS_END;
  }
  if (!isCalendarDate(to)) return validationText('V5');
  if (to < from) return 'The end must not be before the start.';
  if (to < today) return 'Choose a date from today on.';
  if (!lowered || !isCalendarDate(from) || daysBetween(from, to) <= OVERRIDE_DAYS_MAX) return undefined;
  return validationText('V18', { n: OVERRIDE_DAYS_MAX });
}

function startProblem({ from, today }: OverrideWish): string | undefined {
  if (!isCalendarDate(from)) return validationText('V5');
  return from < today ? 'Choose a date from today on.' : undefined;
}

function reasonProblem(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length < OVERRIDE_REASON.min) return validationText('V17');
  if (length <= OVERRIDE_REASON.max) return undefined;
  return validationText('V2', { field: 'Reason', ...OVERRIDE_REASON });
}

/** What is wrong with a wish, by field (V4, V17, V18, V24 of domain section 4); empty: it may be saved. */
export function overrideProblems(wish: OverrideWish): Readonly<Partial<Record<OverrideField, string>>> {
  const problems = {
    value: valueProblem(wish),
    reason: reasonProblem(wish.reason),
    from: startProblem(wish),
    to: endProblem(wish),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
}

/** Overrides that say something today or later: not revoked, not ended. */
export function standingOverrides<Entry extends Pick<RequirementOverride, 'state' | 'to'>>(
  overrides: readonly Entry[],
  today: CalendarDate,
): readonly Entry[] {
  return overrides.filter(({ state, to }) => state === 'active' && (to === null || to >= today));
}
