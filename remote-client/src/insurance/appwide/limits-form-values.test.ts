import { DEFAULT_REQUIREMENTS, insuranceChanges, parseMoney } from '@vcms/domain';
import { draftContent, draftProblems, publishProblems } from '@vcms/kits/requirements';
import { describe, expect, it } from 'vitest';
import { INSURANCE_PART } from './insurance-part.ts';
import { insuranceOf, type LimitsValues, type LineValues, limitsValues } from './limits-form-values.ts';

const TODAY = '2026-11-21';
const VERSION = {
  ...DEFAULT_REQUIREMENTS,
  effectiveFrom: '2026-12-21',
  changeNote: 'Auto raised for the tank farm.',
};
const VALUES = limitsValues(VERSION, VERSION);

function withAuto(changes: Partial<LineValues>): LimitsValues {
  return { ...VALUES, lines: { ...VALUES.lines, auto: { ...VALUES.lines.auto, ...changes } } };
}

describe('the form of the limits', () => {
  it('shows a version and gives back the same demands', () => {
    expect(VALUES.lines.auto.limits).toEqual({ auto_csl: '1,000,000' });
    expect(insuranceChanges(DEFAULT_REQUIREMENTS.insurance, insuranceOf(VALUES))).toEqual([]);
    expect(draftProblems(INSURANCE_PART, VALUES)).toEqual({});
  });

  it('asks for the autos that are ticked, any auto for all of them, and for nothing without a tick', () => {
    const asked = (autos: LineValues['autos']) => insuranceOf(withAuto({ autos })).auto;
    expect(asked([])).not.toHaveProperty('autos');
    expect(asked(['non_owned', 'hired'])?.autos).toEqual(['hired', 'non_owned']);
    expect(asked(['hired', 'any'])?.autos).toEqual(['any']);
    const again = limitsValues({ insurance: insuranceOf(withAuto({ autos: ['hired'] })) }, VERSION);
    expect(again.lines.auto.autos).toEqual(['hired']);
  });

  it('leaves every other part of the version as it is', () => {
    const base = { ...VERSION, osha: { ...VERSION.osha, maxDeaths: 0 }, documents: [] };
    const { insurance, osha, emr, policy } = draftContent(
      INSURANCE_PART,
      withAuto({ required: false }),
      base,
    );

    expect(insurance.auto?.required).toBe(false);
    expect({ osha, emr, policy }).toEqual({ osha: base.osha, emr: base.emr, policy: base.policy });
  });

  it('keeps what a line that is off would ask, so that it can be turned on again', () => {
    const { auto } = insuranceOf(withAuto({ required: false }));
    expect(auto).toMatchObject({ required: false, limits: { auto_csl: 1_000_000 } });
  });

  it.each<[Partial<LineValues>, string, string]>([
    [{ limits: { auto_csl: '1,500,500' } }, 'auto.auto_csl', 'Limit must be a multiple of 1,000.'],
    [{ limits: { auto_csl: '100,001,000' } }, 'auto.auto_csl', 'Must be between 0 and 100,000,000.'],
    [{ limits: { auto_csl: 'a million' } }, 'auto.auto_csl', 'Enter a whole number.'],
    [{ warnDays: '121' }, 'auto.warnDays', 'Must be between 0 and 120.'],
    [{ warnDays: '' }, 'auto.warnDays', 'Enter a whole number.'],
    [{ minBest: 'good' }, 'auto.minBest', 'Enter a rating such as A- VII.'],
  ])('says what is wrong with %j', (changes, field, message) => {
    expect(draftProblems(INSURANCE_PART, withAuto(changes))).toEqual({ [field]: message });
  });

  it('is published from today on and with a note only', () => {
    expect(publishProblems(INSURANCE_PART, VALUES, TODAY)).toEqual({});
    expect(publishProblems(INSURANCE_PART, { ...VALUES, effectiveFrom: TODAY }, TODAY)).toEqual({});
    expect(
      publishProblems(INSURANCE_PART, { ...VALUES, effectiveFrom: '2026-11-20', changeNote: 'Why' }, TODAY),
    ).toEqual({
      effectiveFrom: 'Choose a date from today on.',
      changeNote: 'Change note must be 5-500 characters.',
    });
    expect(publishProblems(INSURANCE_PART, { ...VALUES, effectiveFrom: '' }, TODAY)).toEqual({
      effectiveFrom: 'Enter a date as mm/dd/yyyy.',
    });
  });
});

describe('an amount', () => {
  it.each([
    ['1,000,000', 1_000_000],
    ['$ 1000000', 1_000_000],
    ['0', 0],
    ['', undefined],
    ['  ', undefined],
    ['1.5', Number.NaN],
    ['-5', Number.NaN],
  ])('%j is %j', (text, amount) => {
    expect(parseMoney(text)).toEqual(amount);
  });
});
