import { describe, expect, it } from 'vitest';
import { type DemandChange, insuranceChanges, isRaise } from './insurance-changes.ts';
import type { LineRequirement } from './schemas/requirement-schema.ts';
import { buildLine } from './test-support/builders.ts';

function changes(before: Partial<LineRequirement>, after: Partial<LineRequirement>): readonly DemandChange[] {
  return insuranceChanges({ auto: buildLine(before) }, { auto: buildLine(after) });
}

describe('the changes between two versions', () => {
  it('are none between equal demands, nor between a line that is off and one that is absent', () => {
    expect(changes({ limits: { auto_csl: 1_000_000 } }, { limits: { auto_csl: 1_000_000 } })).toEqual([]);
    expect(insuranceChanges({}, { pollution: buildLine({ required: false }) })).toEqual([]);
  });

  it('name a raised limit with both amounts', () => {
    expect(changes({ limits: { auto_csl: 1_000_000 } }, { limits: { auto_csl: 2_000_000 } })).toEqual([
      {
        line: 'auto',
        part: 'auto_csl',
        label: 'Combined single limit',
        before: '$1,000,000',
        after: '$2,000,000',
        direction: 'raised',
      },
    ]);
  });

  it.each<[string, Partial<LineRequirement>, Partial<LineRequirement>, string]>([
    ['a lower limit', { limits: { auto_csl: 2_000_000 } }, { limits: { auto_csl: 1_000_000 } }, 'lowered'],
    ['a limit asked anew', {}, { limits: { auto_pd: 100_000 } }, 'raised'],
    ['a limit no longer asked', { limits: { auto_pd: 100_000 } }, {}, 'lowered'],
    ['an endorsement more', {}, { endorsements: ['additional_insured'] }, 'raised'],
    ['a certificate holder', {}, { certificateHolder: true }, 'raised'],
    ['any policy form again', { occurrenceOnly: true }, {}, 'lowered'],
    ['a better insurer', { minBest: 'B+ VII' }, { minBest: 'A- VII' }, 'raised'],
    ['a weaker insurer', { minBest: 'A VIII' }, { minBest: 'A- VII' }, 'lowered'],
    ['another aggregate', { aggregatePer: 'policy' }, { aggregatePer: 'project' }, 'raised'],
    ['autos asked anew', {}, { autos: ['hired', 'non_owned'] }, 'raised'],
    ['any auto instead of hired ones', { autos: ['hired'] }, { autos: ['any'] }, 'raised'],
    ['other autos', { autos: ['owned'] }, { autos: ['hired'] }, 'raised'],
    ['hired autos instead of any', { autos: ['any'] }, { autos: ['hired'] }, 'lowered'],
    ['fewer autos', { autos: ['owned', 'hired'] }, { autos: ['hired'] }, 'lowered'],
    ['autos no longer', { autos: ['hired'] }, {}, 'lowered'],
    ['no help of the umbrella', { viaUmbrella: true }, {}, 'raised'],
    ['help of the umbrella', {}, { viaUmbrella: true }, 'lowered'],
    ['an earlier warning', { warnDays: 30 }, { warnDays: 60 }, 'neutral'],
  ])('tell whether %s asks more', (_name, before, after, direction) => {
    expect(changes(before, after).map((change) => change.direction)).toEqual([direction]);
  });

  it('count a line that is turned on with all that it asks, and one turned off as one', () => {
    const on = {
      required: true,
      limits: { auto_csl: 1_000_000 },
      certificateHolder: true,
      viaUmbrella: true,
    };
    expect(changes({ required: false }, on).map(({ part }) => part)).toEqual([
      'required',
      'auto_csl',
      'certificate_holder',
    ]);
    expect(changes(on, { required: false })).toMatchObject([{ part: 'required', direction: 'lowered' }]);
  });

  it('are a raise when one of them asks more, whatever the others do', () => {
    const both = changes(
      { limits: { auto_csl: 1_000_000, auto_pd: 100_000 } },
      { limits: { auto_csl: 2_000_000 } },
    );
    expect(isRaise(both)).toBe(true);
    expect(isRaise(both.filter(({ part }) => part === 'auto_pd'))).toBe(false);
  });
});
