import { expect, it } from 'vitest';
import { injuryWords } from './injury-words.ts';

it('says what a pooled TRIR is made of', () => {
  const sums = { approved: 9, pooled: 7, cases: 31, hours: 2_570_000 };
  expect(injuryWords(sums, { from: 2023, to: 2025 })).toBe(
    '31 cases in 2,570,000 hours, 2023 to 2025. Confirmed logs of 7 of 9 contractors.',
  );
  expect(injuryWords({ ...sums, cases: 1 }, { from: 2025, to: 2025 })).toMatch(/^1 case in .* hours, 2025\./);
  expect(injuryWords({ ...sums, pooled: 0, cases: 0, hours: 0 }, undefined)).toBe(
    'No approved contractor has confirmed OSHA logs yet.',
  );
});
