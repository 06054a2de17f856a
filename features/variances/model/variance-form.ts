import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  needsMitigation,
  VARIANCE_BOUNDS,
  validationText,
} from '@vcms/domain';

/** What is typed to ask for a variance; dates as YYYY-MM-DD. */
export interface VarianceRequestValues {
  readonly key: string;
  readonly reason: string;
  readonly mitigation: string;
  readonly from: string;
  readonly to: string;
}

/** What is typed to approve one. */
export interface VarianceApprovalValues {
  readonly from: string;
  readonly to: string;
  readonly conditions: string;
}

type Messages<Values> = Readonly<Partial<Record<keyof Values & string, string>>>;

function said<Values>(
  messages: Partial<Record<keyof Values & string, string | undefined>>,
): Messages<Values> {
  const wrong = Object.entries(messages).filter(([, message]) => message !== undefined);
  return Object.fromEntries(wrong) as Messages<Values>;
}

/** V17 for a reason that is too short, V2 for one that is too long; undefined when it fits. */
export function reasonProblem(reason: string): string | undefined {
  const { length } = reason.trim();
  const { reasonMin, reasonMax } = VARIANCE_BOUNDS;
  if (length < reasonMin) return validationText('V17');
  return length > reasonMax
    ? validationText('V2', { field: 'Reason', min: reasonMin, max: reasonMax })
    : undefined;
}

function mitigationProblem({ key, mitigation }: VarianceRequestValues): string | undefined {
  const { length } = mitigation.trim();
  const { reasonMin, reasonMax } = VARIANCE_BOUNDS;
  if (length === 0) {
    return needsMitigation(key) ? validationText('V1', { field: 'what is done about the risk' }) : undefined;
  }
  return length < reasonMin || length > reasonMax
    ? validationText('V2', { field: 'Mitigation', min: reasonMin, max: reasonMax })
    : undefined;
}

function endProblem(from: string, to: string, maxDays?: number): string | undefined {
  if (!isCalendarDate(to)) return validationText('V5');
  if (!isCalendarDate(from)) return undefined;
  if (to < from) return 'The end must not be before the start.';
  const isTooLong = maxDays !== undefined && to > addDays(from, maxDays);
  return isTooLong ? validationText('V18', { n: maxDays }) : undefined;
}

/** Messages under the fields of a request; `maxDays` is the client's longest term, counted from the first day. */
export function checkVarianceRequest(
  values: VarianceRequestValues,
  { today, maxDays }: { readonly today: CalendarDate; readonly maxDays: number },
): Messages<VarianceRequestValues> {
  const { from, to } = values;
  const past = from < today ? 'Choose a date from today on.' : undefined;
  return said<VarianceRequestValues>({
    key: values.key === '' ? validationText('V1', { field: 'what the variance is about' }) : undefined,
    reason: reasonProblem(values.reason),
    mitigation: mitigationProblem(values),
    from: isCalendarDate(from) ? past : validationText('V5'),
    to: endProblem(from, to, maxDays),
  });
}

/** Messages under the fields of an approval, which may shorten what was asked and never lengthen it. */
export function checkVarianceApproval(
  { from, to, conditions }: VarianceApprovalValues,
  asked: { readonly from: CalendarDate; readonly to: CalendarDate },
): Messages<VarianceApprovalValues> {
  const { conditionsMax } = VARIANCE_BOUNDS;
  const isStart = isCalendarDate(from);
  const early = from < asked.from ? 'The request starts on a later day.' : undefined;
  const late = to > asked.to ? 'The request ends on an earlier day.' : undefined;
  return said<VarianceApprovalValues>({
    from: isStart ? early : validationText('V5'),
    to: endProblem(from, to) ?? late,
    conditions:
      conditions.trim().length > conditionsMax
        ? validationText('V2', { field: 'Conditions', min: 0, max: conditionsMax })
        : undefined,
  });
}
