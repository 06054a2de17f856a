import { describe, expect, it } from 'vitest';
import { type FlaggedLog, logFlags, needsExplanation, reviewFlags } from './record-flags.ts';

const SOUND: FlaggedLog = {
  ...{ employees: 100, hours: 200_000 },
  ...{ G: 0, H: 1, I: 0, J: 1, K: 5, L: 0 },
  ...{ M1: 2, M2: 0, M3: 0, M4: 0, M5: 0, M6: 0 },
};
const codesOf = (log: FlaggedLog, before?: FlaggedLog) => logFlags(log, before).map(({ code }) => code);

describe('flags of a log', () => {
  it('are none for sound numbers like those of the year before', () => {
    expect(reviewFlags(SOUND, SOUND)).toEqual([]);
    expect(needsExplanation(SOUND, SOUND)).toBe(false);
  });

  it('tell types that do not add up to the cases', () => {
    expect(logFlags({ ...SOUND, M1: 1 })).toEqual([
      {
        code: 'OSHA_TYPES_NE_CASES',
        severity: 'error',
        text: 'Case types (M1-M6 = 1) must equal cases (G-J = 2).',
      },
    ]);
  });

  it('tell unusual hours, and that nobody explained them', () => {
    const few = { ...SOUND, hours: 40_000 };

    expect(reviewFlags(few).map(({ code }) => code)).toEqual([
      'OSHA_HOURS_PER_EMPLOYEE_UNUSUAL',
      'explanation_missing',
    ]);
    expect(reviewFlags({ ...few, explanation: 'Most of us began in October.' })).toHaveLength(1);
  });

  it.each([
    ['half and no more', { ...SOUND, J: 2, M1: 3 }, []],
    ['more than half', { ...SOUND, J: 3, M1: 4 }, ['rate_change:trir']],
    [
      'down by all',
      { ...SOUND, H: 0, J: 0, K: 0, M1: 0 },
      ['rate_change:trir', 'rate_change:dart', 'rate_change:ltir'],
    ],
  ] as const)('compare with the year before: %s', (_name, log, codes) => {
    expect(codesOf(log, SOUND)).toEqual(codes);
  });

  it('see no share of nothing: from 0.00 only more than 2.00 counts', () => {
    const none = { ...SOUND, H: 0, J: 0, K: 0, M1: 0 };

    expect(codesOf({ ...none, J: 2, M1: 2 }, none)).toEqual([]);
    expect(logFlags({ ...none, J: 3, M1: 3 }, none)).toEqual([
      {
        code: 'rate_change:trir',
        severity: 'warning',
        text: 'TRIR rose by 3.00 against the year before, from 0.00 to 3.00.',
      },
    ]);
  });

  it('compare nothing with a year without work', () => {
    const idle = { ...SOUND, hours: 0, employees: 0, noWork: true, H: 0, J: 0, K: 0, M1: 0 };

    expect(codesOf(SOUND, idle)).toEqual([]);
  });
});
