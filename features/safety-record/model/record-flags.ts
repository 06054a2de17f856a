import {
  compareDecimals,
  formatDecimal,
  type LogCheck,
  type LogNumbers,
  logCheckText,
  OSHA_RATES,
  type OshaRate,
  parseDecimal,
  type RateNumbers,
  validateLog,
  yearRates,
} from '@vcms/domain';

/** What a reviewer should look at twice. */
export type FlagCode = LogCheck | `rate_change:${OshaRate}` | 'explanation_missing';

export interface RecordFlag {
  readonly code: FlagCode;
  /** `error`: the numbers contradict each other; `warning`: they are unusual, and asked to be explained. */
  readonly severity: 'error' | 'warning';
  readonly text: string;
}

export type FlaggedLog = LogNumbers & RateNumbers & { readonly explanation?: string | undefined };

export const RATE_LABELS: Readonly<Record<OshaRate, string>> = { trir: 'TRIR', dart: 'DART', ltir: 'LTIR' };

/** In hundredths: a change of more than 2.00 is flagged (domain 4.4). */
const CHANGE_MAX = 200;

/** Over 2.00 either way, or over half of what it was. Of nothing there is no half: from 0.00 only the 2.00 counts. */
function isLargeChange(now: number, before: number): boolean {
  const change = Math.abs(now - before);
  return change > CHANGE_MAX || (before > 0 && change * 2 > before);
}

function changeFlag(rate: OshaRate, log: RateNumbers, before: RateNumbers): RecordFlag | undefined {
  const [now, then] = [yearRates(log)[rate], yearRates(before)[rate]];
  if (now === null || then === null) return undefined;
  const [nowUnits, thenUnits] = [parseDecimal(now, 2), parseDecimal(then, 2)];
  if (!isLargeChange(nowUnits, thenUnits)) return undefined;
  const verb = compareDecimals(now, then) > 0 ? 'rose' : 'fell';
  const by = formatDecimal(Math.abs(nowUnits - thenUnits), 2);
  const text = `${RATE_LABELS[rate]} ${verb} by ${by} against the year before, from ${then} to ${now}.`;
  return { code: `rate_change:${rate}`, severity: 'warning', text };
}

/** Everything about a log that is wrong or unusual, by itself and against the year before it. */
export function logFlags(log: FlaggedLog, before?: RateNumbers): readonly RecordFlag[] {
  const { errors, warnings } = validateLog(log);
  const changes = before === undefined ? [] : OSHA_RATES.map((rate) => changeFlag(rate, log, before));
  return [
    ...errors.map((code) => ({ code, severity: 'error' as const, text: logCheckText(code, log) })),
    ...warnings.map((code) => ({ code, severity: 'warning' as const, text: logCheckText(code, log) })),
    ...changes.filter((flag) => flag !== undefined),
  ];
}

/** Whether the contractor is asked to explain the numbers. */
export function needsExplanation(log: FlaggedLog, before?: RateNumbers): boolean {
  return logFlags(log, before).some(({ severity }) => severity === 'warning');
}

/** What a reviewer sees: the flags, and that nobody explained them. */
export function reviewFlags(log: FlaggedLog, before?: RateNumbers): readonly RecordFlag[] {
  const flags = logFlags(log, before);
  const isExplained = (log.explanation ?? '').trim() !== '';
  if (isExplained || !flags.some(({ severity }) => severity === 'warning')) return flags;
  return [
    ...flags,
    { code: 'explanation_missing', severity: 'warning', text: 'The contractor gives no explanation.' },
  ];
}
