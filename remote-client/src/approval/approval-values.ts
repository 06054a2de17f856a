import {
  type ApprovalTerms,
  addDays,
  type CalendarDate,
  DEMAND_KEY,
  ENGAGEMENT_BOUNDS,
  type Item,
  isCalendarDate,
  needsMitigation,
  VARIANCE_BOUNDS,
  validationText,
} from '@vcms/domain';

/** A variance that may go with the approval, as it is typed. */
export interface GapValues {
  readonly key: string;
  readonly isGranted: boolean;
  readonly reason: string;
  readonly mitigation: string;
  /** YYYY-MM-DD, inclusive. */
  readonly to: string;
}

export interface ApprovalValues {
  readonly reason: string;
  readonly conditions: string;
  readonly endOn: string;
  readonly gaps: readonly GapValues[];
  /** Gaps that no variance can be granted for: a suspended company, records that cannot be read. */
  readonly otherGaps: number;
}

export interface ApprovalRules {
  readonly today: CalendarDate;
  readonly varianceMaxDays: number;
}

/** Prefilled for each gap: nothing is granted until it is ticked and explained. */
export function firstValues(
  items: readonly Pick<Item, 'key' | 'status'>[],
  { today, varianceMaxDays }: ApprovalRules,
): ApprovalValues {
  const unmet = items.filter(({ status }) => status === 'non_compliant');
  const gaps = unmet
    .filter(({ key }) => DEMAND_KEY.test(key))
    .map(({ key }) => ({
      key,
      isGranted: false,
      reason: '',
      mitigation: '',
      to: addDays(today, Math.min(90, varianceMaxDays)),
    }));
  return { reason: '', conditions: '', endOn: '', gaps, otherGaps: unmet.length - gaps.length };
}

function within(text: string, min: number, max: number): boolean {
  const { length } = text.trim();
  return length >= min && length <= max;
}

function gapProblem(gap: GapValues, { today, varianceMaxDays: n }: ApprovalRules): string | undefined {
  const { reasonMin, reasonMax } = VARIANCE_BOUNDS;
  if (!gap.isGranted) return undefined;
  if (!within(gap.reason, reasonMin, reasonMax)) return validationText('V17');
  const isSaid = within(gap.mitigation, reasonMin, reasonMax);
  if (needsMitigation(gap.key) && !isSaid) {
    return `Say in at least ${reasonMin} characters what is done about the risk.`;
  }
  if (gap.mitigation.trim() !== '' && !isSaid) {
    return validationText('V2', { field: 'Mitigation', min: reasonMin, max: reasonMax });
  }
  if (!isCalendarDate(gap.to)) return validationText('V5');
  if (gap.to < today) return 'The end must not be before today.';
  return gap.to > addDays(today, n) ? validationText('V18', { n }) : undefined;
}

export interface ApprovalProblems {
  readonly reason?: string | undefined;
  readonly endOn?: string | undefined;
  /** By key. */
  readonly gaps: Readonly<Record<string, string>>;
}

/** Something stays open for which no variance is granted. */
export function isReasonNeeded({ gaps, otherGaps }: Pick<ApprovalValues, 'gaps' | 'otherGaps'>): boolean {
  return otherGaps > 0 || gaps.some(({ isGranted }) => !isGranted);
}

/** What is wrong; undefined when it can be sent. A gap without a variance needs a reason for all of it (V17). */
export function approvalProblems(values: ApprovalValues, rules: ApprovalRules): ApprovalProblems | undefined {
  const { reason, endOn, gaps } = values;
  const least = isReasonNeeded(values) ? ENGAGEMENT_BOUNDS.gapReasonMin : 0;
  const wrongReason = within(reason, least, ENGAGEMENT_BOUNDS.reasonMax) ? undefined : validationText('V17');
  const wrongEnd =
    endOn === '' || (isCalendarDate(endOn) && endOn >= rules.today)
      ? undefined
      : 'Choose a date from today on, or leave it empty.';
  const wrongGaps = Object.fromEntries(
    gaps.flatMap((gap): [string, string][] => {
      const problem = gapProblem(gap, rules);
      return problem === undefined ? [] : [[gap.key, problem]];
    }),
  );
  const isFine = wrongReason === undefined && wrongEnd === undefined && Object.keys(wrongGaps).length === 0;
  return isFine ? undefined : { reason: wrongReason, endOn: wrongEnd, gaps: wrongGaps };
}

/** What is sent beside the reason. */
export function termsOfApproval({ conditions, endOn, gaps }: ApprovalValues): Omit<ApprovalTerms, 'reason'> {
  const variances = gaps
    .filter(({ isGranted }) => isGranted)
    .map(({ key, reason, mitigation, to }) => ({
      key,
      reason: reason.trim(),
      to,
      ...(mitigation.trim() === '' ? {} : { mitigation: mitigation.trim() }),
    }));
  return {
    ...(conditions.trim() === '' ? {} : { conditions: conditions.trim() }),
    ...(endOn === '' ? {} : { endOn }),
    ...(variances.length === 0 ? {} : { variances }),
  };
}
