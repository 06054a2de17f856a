import { describe, expect, it } from 'vitest';
import { LOG_CHECKS, type LogCheck, type LogNumbers, logCheckText, validateLog } from './validate-log.ts';

const SOUND: LogNumbers = { hours: 200_000, employees: 100 };

/** For each check: numbers that trip it and nothing else, and what is said. */
const CASES: readonly [LogCheck, 'error' | 'warning', Partial<LogNumbers>, string][] = [
  ['OSHA_TYPES_NE_CASES', 'error', { J: 2, M1: 1 }, 'Case types (M1-M6 = 1) must equal cases (G-J = 2).'],
  ['OSHA_H_NEEDS_K', 'error', { H: 2, M1: 2 }, 'There are days-away cases, so days away must be at least 2.'],
  [
    'OSHA_K_LT_H',
    'error',
    { H: 2, K: 1, M1: 2 },
    'There are days-away cases, so days away must be at least 2.',
  ],
  ['OSHA_K_NEEDS_H', 'error', { K: 3 }, 'Days away need at least one case in H.'],
  ['OSHA_I_NEEDS_L', 'error', { I: 1, M2: 1 }, 'Cases in I need days in L.'],
  [
    'OSHA_L_NEEDS_H_OR_I',
    'error',
    { L: 3 },
    'Days of transfer or restriction need at least one case in H or I.',
  ],
  ['OSHA_HOURS_ZERO_WITH_CASES', 'error', { hours: 0, J: 1, M6: 1 }, 'Hours are 0 but cases are entered.'],
  [
    'OSHA_HOURS_ZERO_NEEDS_DECLARATION',
    'error',
    { hours: 0 },
    "Hours are 0. Tick 'No work this year' if that is right.",
  ],
  [
    'OSHA_HOURS_PER_EMPLOYEE_IMPOSSIBLE',
    'error',
    { hours: 876_000 },
    '8,760 hours per employee is not possible (8,760 or more).',
  ],
  [
    'OSHA_HOURS_PER_EMPLOYEE_UNUSUAL',
    'warning',
    { hours: 50_000 },
    '500 hours per employee is unusual. Check, or explain.',
  ],
  [
    'OSHA_EMPLOYEES_LE_CASES',
    'warning',
    { hours: 2_000, employees: 1, J: 1, M1: 1 },
    'More cases than employees?',
  ],
  ['OSHA_DAYS_OVER_180_PER_CASE', 'warning', { H: 1, K: 181, M1: 1 }, 'More than 180 days per case?'],
];

describe('checks of a log', () => {
  it.each(CASES)('%s is an %s of its own', (check, kind, changes, text) => {
    const log = { ...SOUND, ...changes };
    const verdict = validateLog(log);

    expect(verdict).toEqual({
      errors: kind === 'error' ? [check] : [],
      warnings: kind === 'warning' ? [check] : [],
    });
    expect(logCheckText(check, log)).toBe(text);
  });

  it('are all tried', () => {
    expect(CASES.map(([check]) => check)).toEqual(LOG_CHECKS);
  });

  it.each<[string, Partial<LogNumbers>]>([
    ['as many days away as cases', { H: 2, K: 2, M1: 2 }],
    ['501 hours per employee', { hours: 50_100 }],
    ['4,500 hours per employee', { hours: 450_000 }],
    ['exactly 180 days per case', { H: 1, I: 1, K: 180, L: 180, M1: 2 }],
    ['a declared year without work', { hours: 0, employees: 0, noWork: true }],
    ['days of restriction of a days-away case', { H: 1, K: 1, L: 9, M1: 1 }],
    ['a death', { G: 1, M1: 1 }],
  ])('let %s pass', (_what, changes) => {
    expect(validateLog({ ...SOUND, ...changes })).toEqual({ errors: [], warnings: [] });
  });

  it('turn more cases than employees into an error on export', () => {
    const log = { hours: 2_000, employees: 1, J: 1, M1: 1 };
    expect(validateLog(log, 'export')).toEqual({ errors: ['OSHA_EMPLOYEES_LE_CASES'], warnings: [] });
  });

  it('call hours without employees impossible', () => {
    expect(validateLog({ hours: 10, employees: 0 }).errors).toEqual(['OSHA_HOURS_PER_EMPLOYEE_IMPOSSIBLE']);
  });
});
