import { describe, expect, it } from 'vitest';
import { DEFAULT_REQUIREMENTS } from './default-requirements.ts';
import { isRaise } from './insurance-changes.ts';
import { safetyChanges } from './safety-changes.ts';
import type { EmrRequirement, NaicsGroup, OshaRequirement } from './schemas/requirement-schema.ts';

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

  it('says code by code what a group of industries is asked otherwise', () => {
    const trades = { name: 'Trades', naics: ['238', '2371'], trir: { limit: '2.00' } };
    const of = (before: readonly NaicsGroup[] | undefined, after: readonly NaicsGroup[] | undefined) =>
      safetyChanges(
        { osha, emr, naicsGroups: before && [...before] },
        { osha, emr, naicsGroups: after && [...after] },
      ).map(
        ({ area, label, before: was, after: is, direction }) =>
          `${area} ${label}: ${was} → ${is} (${direction})`,
      );

    expect(of(undefined, [])).toEqual([]);
    expect(of(undefined, [trades])).toEqual([
      'groups NAICS 2371 Trades: As for all → TRIR 2.00 (raised)',
      'groups NAICS 238 Trades: As for all → TRIR 2.00 (raised)',
    ]);
    expect(of([trades], undefined)[0]).toBe('groups NAICS 2371 Trades: TRIR 2.00 → As for all (lowered)');
    expect(of([trades], [{ ...trades, naics: ['238'], trir: undefined, emrLatest: '1.20' }])).toEqual([
      'groups NAICS 2371 Trades: TRIR 2.00 → As for all (lowered)',
      'groups NAICS 238 Trades: TRIR 2.00 → latest EMR 1.20 (lowered)',
    ]);
    expect(of([trades], [{ ...trades, naics: ['238', '2371'], name: 'Crafts' }])[1]).toBe(
      'groups NAICS 238 Crafts: Trades: TRIR 2.00 → Crafts: TRIR 2.00 (neutral)',
    );
    // What a shorter code allowed falls to the limit for all, which is lower.
    const loose = { name: 'Construction', naics: ['23'], trir: { limit: '9.00' } };
    const roofs = { name: 'Roofs', naics: ['23816'], trir: { limit: '8.00' } };
    expect(isRaise(safetyChanges({ osha, emr, naicsGroups: [loose] }, { osha, emr, naicsGroups: [] }))).toBe(
      true,
    );
    expect(of([loose], [loose, roofs])).toEqual([
      'groups NAICS 23816 Roofs: As for all → TRIR 8.00 (raised)',
    ]);
  });

  it('counts the first version as a raise', () => {
    expect(isRaise(safetyChanges(undefined, { osha, emr }))).toBe(true);
  });
});
