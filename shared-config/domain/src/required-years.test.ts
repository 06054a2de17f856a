import { describe, expect, it } from 'vitest';
import { requiredYears } from './required-years.ts';

describe('the years that are required', () => {
  it('end with last year once 2 March has passed', () => {
    expect(requiredYears({ today: '2026-03-03', logs: [] })).toEqual({
      years: [2025, 2024, 2023],
      due: undefined,
    });
  });

  it('end a year earlier until then, and last year is due', () => {
    expect(requiredYears({ today: '2026-03-02', logs: [] })).toEqual({
      years: [2024, 2023, 2022],
      due: 2025,
    });
  });

  it('end with last year as soon as it is confirmed', () => {
    const logs = [{ year: 2025, state: 'accepted' as const }];

    expect(requiredYears({ today: '2026-02-01', logs }).years).toEqual([2025, 2024, 2023]);
  });

  it('begin with the company', () => {
    expect(requiredYears({ today: '2026-11-20', operatingSince: '2024-05-01', logs: [] }).years).toEqual([
      2025, 2024,
    ]);
    expect(requiredYears({ today: '2026-11-20', operatingSince: '2026-02-01', logs: [] })).toEqual({
      years: [],
      due: undefined,
    });
  });
});
