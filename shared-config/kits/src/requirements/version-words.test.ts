import { DEFAULT_REQUIREMENTS } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { otherDifferences } from './version-words.ts';

const INSURANCE = ['insurance'] as const;

describe('what differs beside the own part', () => {
  it('is nothing between equal versions, whatever the order of their fields', () => {
    const { policy } = DEFAULT_REQUIREMENTS;
    const turned = Object.fromEntries(Object.entries(policy).reverse()) as typeof policy;
    expect(
      otherDifferences(INSURANCE, DEFAULT_REQUIREMENTS, { ...DEFAULT_REQUIREMENTS, policy: turned }),
    ).toEqual([]);
  });

  it('is none between a version from before limits by industry and one without any', () => {
    const after = { ...DEFAULT_REQUIREMENTS, naicsGroups: [] };
    expect(otherDifferences(INSURANCE, DEFAULT_REQUIREMENTS, after)).toEqual([]);
    const own = { ...after, naicsGroups: [{ name: 'Trades', naics: ['238'], emrLatest: '0.90' }] };
    expect(otherDifferences(INSURANCE, after, own)).toEqual(['limits by industry']);
  });

  it('is named part by part', () => {
    const { emr, osha } = DEFAULT_REQUIREMENTS;
    const after = {
      ...DEFAULT_REQUIREMENTS,
      emr: { ...emr, latest: '0.95' },
      osha: { ...osha, maxDeaths: 0 },
      insurance: {},
    };
    expect(otherDifferences(INSURANCE, DEFAULT_REQUIREMENTS, after)).toEqual(['OSHA rates', 'EMR']);
    expect(otherDifferences(['osha', 'emr'], DEFAULT_REQUIREMENTS, after)).toEqual(['insurance']);
  });
});
