import { validationText } from '../validation-messages.ts';

/** The numbers of one OSHA log; counts that are left out are 0 (domain section 2, OSHA year). */
export interface LogNumbers {
  readonly employees: number;
  readonly hours: number;
  readonly noWork?: boolean | undefined;
  readonly G?: number | undefined;
  readonly H?: number | undefined;
  readonly I?: number | undefined;
  readonly J?: number | undefined;
  readonly K?: number | undefined;
  readonly L?: number | undefined;
  readonly M1?: number | undefined;
  readonly M2?: number | undefined;
  readonly M3?: number | undefined;
  readonly M4?: number | undefined;
  readonly M5?: number | undefined;
  readonly M6?: number | undefined;
}

/** Check codes in the order they are reported (domain section 4). */
export const LOG_CHECKS = [
  'OSHA_TYPES_NE_CASES',
  'OSHA_H_NEEDS_K',
  'OSHA_K_LT_H',
  'OSHA_K_NEEDS_H',
  'OSHA_I_NEEDS_L',
  'OSHA_L_NEEDS_H_OR_I',
  'OSHA_HOURS_ZERO_WITH_CASES',
  'OSHA_HOURS_ZERO_NEEDS_DECLARATION',
  'OSHA_HOURS_PER_EMPLOYEE_IMPOSSIBLE',
  'OSHA_HOURS_PER_EMPLOYEE_UNUSUAL',
  'OSHA_EMPLOYEES_LE_CASES',
  'OSHA_DAYS_OVER_180_PER_CASE',
] as const;
export type LogCheck = (typeof LOG_CHECKS)[number];

export interface LogVerdict {
  readonly errors: readonly LogCheck[];
  readonly warnings: readonly LogCheck[];
}

const WARNINGS: readonly LogCheck[] = [
  'OSHA_HOURS_PER_EMPLOYEE_UNUSUAL',
  'OSHA_EMPLOYEES_LE_CASES',
  'OSHA_DAYS_OVER_180_PER_CASE',
];

/** Hours of a year, and the plausible band per employee (domain 1.1). */
const HOURS_OF_YEAR = 8_760;
const HOURS_LOW = 500;
const HOURS_HIGH = 4_500;
const DAYS_PER_CASE = 180;

interface Totals {
  readonly cases: number;
  readonly types: number;
  readonly H: number;
  readonly I: number;
  readonly K: number;
  readonly L: number;
}

function totalsOf(log: LogNumbers): Totals {
  const { G = 0, H = 0, I = 0, J = 0, K = 0, L = 0 } = log;
  const { M1 = 0, M2 = 0, M3 = 0, M4 = 0, M5 = 0, M6 = 0 } = log;
  return { cases: G + H + I + J, types: M1 + M2 + M3 + M4 + M5 + M6, H, I, K, L };
}

function isImpossible({ hours, employees }: LogNumbers): boolean {
  return hours > 0 && hours >= HOURS_OF_YEAR * employees;
}

function fails(log: LogNumbers): Readonly<Record<LogCheck, boolean>> {
  const { cases, types, H, I, K, L } = totalsOf(log);
  const { hours, employees } = log;
  const odd = hours <= HOURS_LOW * employees || hours > HOURS_HIGH * employees;
  return {
    OSHA_TYPES_NE_CASES: types !== cases,
    OSHA_H_NEEDS_K: H > 0 && K === 0,
    OSHA_K_LT_H: K > 0 && K < H,
    OSHA_K_NEEDS_H: K > 0 && H === 0,
    OSHA_I_NEEDS_L: I > 0 && L === 0,
    OSHA_L_NEEDS_H_OR_I: L > 0 && H + I === 0,
    OSHA_HOURS_ZERO_WITH_CASES: hours === 0 && cases > 0,
    OSHA_HOURS_ZERO_NEEDS_DECLARATION: hours === 0 && cases === 0 && log.noWork !== true,
    OSHA_HOURS_PER_EMPLOYEE_IMPOSSIBLE: isImpossible(log),
    OSHA_HOURS_PER_EMPLOYEE_UNUSUAL: hours > 0 && odd && !isImpossible(log),
    OSHA_EMPLOYEES_LE_CASES: cases > 0 && employees <= cases,
    OSHA_DAYS_OVER_180_PER_CASE: H + I > 0 && K + L > DAYS_PER_CASE * (H + I),
  };
}

/**
 * Checks a log as OSHA's own upload does, and for plausibility (domain 1.1 and section 4). `purpose` export: more
 * cases than employees is an error there.
 */
export function validateLog(log: LogNumbers, purpose: 'entry' | 'export' = 'entry'): LogVerdict {
  const failed = fails(log);
  const found = LOG_CHECKS.filter((check) => failed[check]);
  const warns = (check: LogCheck): boolean =>
    WARNINGS.includes(check) && !(purpose === 'export' && check === 'OSHA_EMPLOYEES_LE_CASES');
  return { errors: found.filter((check) => !warns(check)), warnings: found.filter(warns) };
}

/** Only the errors of the entry form. */
export function logErrors(log: LogNumbers): readonly LogCheck[] {
  return validateLog(log).errors;
}

/** What is shown for a check. */
export function logCheckText(check: LogCheck, log: LogNumbers): string {
  const { cases, types, H } = totalsOf(log);
  const each = Math.round(log.hours / Math.max(1, log.employees)).toLocaleString('en-US');
  const texts: Readonly<Record<LogCheck, () => string>> = {
    OSHA_TYPES_NE_CASES: () => validationText('V10', { m: types, g: cases }),
    OSHA_H_NEEDS_K: () => validationText('V11', { h: H }),
    OSHA_K_LT_H: () => validationText('V11', { h: H }),
    OSHA_K_NEEDS_H: () => 'Days away need at least one case in H.',
    OSHA_I_NEEDS_L: () => 'Cases in I need days in L.',
    OSHA_L_NEEDS_H_OR_I: () => validationText('V12'),
    OSHA_HOURS_ZERO_WITH_CASES: () => validationText('V13'),
    OSHA_HOURS_ZERO_NEEDS_DECLARATION: () => "Hours are 0. Tick 'No work this year' if that is right.",
    OSHA_HOURS_PER_EMPLOYEE_IMPOSSIBLE: () => validationText('V14', { n: each }),
    OSHA_HOURS_PER_EMPLOYEE_UNUSUAL: () => validationText('V15', { n: each }),
    OSHA_EMPLOYEES_LE_CASES: () => 'More cases than employees?',
    OSHA_DAYS_OVER_180_PER_CASE: () => 'More than 180 days per case?',
  };
  return texts[check]();
}
