import { describe, expect, it } from 'vitest';
import { DEFAULT_REQUIREMENTS } from './default-requirements.ts';
import { isRaise } from './insurance-changes.ts';
import { safetyChanges } from './safety-changes.ts';
import type { EmrRequirement, OshaRequirement } from './schemas/requirement-schema.ts';

const { osha, emr } = DEFAULT_REQUIREMENTS;

function changed(oshaChange: Partial<OshaRequirement>, emrChange: Partial<EmrRequirement> = {}) {
  const after = { osha: { ...osha, ...oshaChange }, emr: { ...emr, ...emrChange } };
  return safetyChanges({ osha, emr }, after).map(
    ({ label, before, after: then, direction }) => `${label}: ${before} → ${then} (${direction})`,
  );
}

describe('what a version changes of rates and EMR', () => {
  it('is nothing where nothing changed', () => {
    expect(changed({})).toEqual([]);
  });

  it.each<[Partial<OshaRequirement>, string]>([
    [{ trir: { limit: '2.50' } }, 'TRIR: 3.00 → 2.50 (raised)'],
    [{ trir: { limit: '3.50' } }, 'TRIR: 3.00 → 3.50 (lowered)'],
    [{ trir: { industryMultiplier: '1.25' } }, 'TRIR: 3.00 → 1.25 × industry (raised)'],
    [{ ltir: { limit: '1.00' } }, 'LTIR: No limit → 1.00 (raised)'],
    [{ dart: undefined }, 'DART: 2.00 → No limit (lowered)'],
    [{ maxDeaths: 0 }, 'Deaths in three years: No limit → 0 (raised)'],
    [{ basis: 'latest_year' }, 'Years: Three years pooled → Latest year alone (raised)'],
    [
      { smallEmployerRule: { hoursBelow: 200_000, maxCases: 1 } },
      'Small employer rule: None → Under 200,000 hours, up to 1 case (lowered)',
    ],
    [{ newCompanyRequiresVariance: true }, 'New companies: Not evaluated → Need a variance (raised)'],
    [{ required: false }, 'OSHA logs: Required → Not required (lowered)'],
  ])('says of %j which way it goes', (change, text) => {
    expect(changed(change)).toEqual([text]);
  });

  it('says the same of EMR', () => {
    expect(changed({}, { latest: '0.95', avg3: undefined, notRatedTreatment: 'non_compliant' })).toEqual([
      'Latest EMR: 1.00 → 0.95 (raised)',
      'Mean of three years: 1.00 → No limit (lowered)',
      'Not rated: Counts as 1.00 → Not accepted (raised)',
    ]);
  });

  it('counts the first version as a raise', () => {
    expect(isRaise(safetyChanges(undefined, { osha, emr }))).toBe(true);
  });
});
