import { describe, expect, it } from 'vitest';
import { retentionReasons } from './retention.ts';

const NOTHING = { oshaYears: [], policyEnds: [] };

describe('what the law and the firm keep', () => {
  it('is a log of injuries to the end of the fifth year after its own', () => {
    const facts = { ...NOTHING, oshaYears: [2021, 2020] };
    expect(retentionReasons(facts, '2026-12-31')).toEqual([
      'Injury records of 2021 are kept until the end of 2026 (29 CFR 1904.33).',
    ]);
    expect(retentionReasons(facts, '2027-01-01')).toEqual([]);
  });

  it('is a certificate for ten years after its policy, the last one named', () => {
    const facts = { ...NOTHING, policyEnds: ['2017-03-01', '2016-11-20'] };
    expect(retentionReasons(facts, '2026-11-20')).toEqual([
      expect.stringMatching(/^Certificates of insurance \(2\) .* the last until 2027-03-01\.$/),
    ]);
    expect(retentionReasons(facts, '2026-11-21')).toEqual([
      expect.stringMatching(/^Certificates of insurance \(1\)/),
    ]);
    expect(retentionReasons(facts, '2027-03-02')).toEqual([]);
  });

  it('is nothing where nothing was submitted', () => {
    expect(retentionReasons(NOTHING, '2026-11-20')).toEqual([]);
  });
});
