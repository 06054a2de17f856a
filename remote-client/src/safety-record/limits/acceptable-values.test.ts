import { DEFAULT_REQUIREMENTS } from '@vcms/domain';
import { emrRequirementSchema, oshaRequirementSchema } from '@vcms/domain/schemas';
import { describe, expect, it } from 'vitest';
import {
  type AcceptableValues,
  acceptableDemands,
  acceptableProblems,
  acceptableValues,
  type EmrValues,
  type OshaValues,
  typedDecimal,
} from './acceptable-values.ts';

const FRAME = { effectiveFrom: '2026-12-21', changeNote: 'TRIR lowered for the tank farm.' };
const { osha, emr } = DEFAULT_REQUIREMENTS;
const FULL = {
  osha: {
    ...osha,
    trir: { industryMultiplier: '1.25' },
    ltir: { limit: '0.80' },
    maxDeaths: 0,
    smallEmployerRule: { hoursBelow: 200_000, maxCases: 1 },
  },
  emr: { ...emr, avg3: undefined, notRatedTreatment: 'non_compliant' as const },
};

function withOsha(changes: Partial<OshaValues>): AcceptableValues {
  const values = acceptableValues({ osha, emr }, FRAME);
  return { ...values, osha: { ...values.osha, ...changes } };
}

function withEmr(changes: Partial<EmrValues>): AcceptableValues {
  const values = acceptableValues({ osha, emr }, FRAME);
  return { ...values, emr: { ...values.emr, ...changes } };
}

const rates = (trir: Partial<OshaValues['rates']['trir']>): Partial<OshaValues> => {
  const { rates: all } = withOsha({}).osha;
  return { rates: { ...all, trir: { ...all.trir, ...trir } } };
};

describe('the form of the acceptable values', () => {
  it.each([{ osha, emr }, FULL])('shows a version and gives back the same demands', (demands) => {
    const values = acceptableValues(demands, FRAME);
    expect(acceptableDemands(values)).toEqual(demands);
    expect(acceptableProblems(values)).toEqual({});
  });

  it('writes what the records take', () => {
    const { osha: rates, emr: mod } = acceptableDemands(acceptableValues(FULL, FRAME));
    expect(oshaRequirementSchema.safeParse(rates).success).toBe(true);
    expect(emrRequirementSchema.safeParse(mod).success).toBe(true);
  });

  it('keeps a multiple while a number is tried, and the other way round', () => {
    const { trir } = withOsha(rates({ kind: 'industry', multiplier: '1.5' })).osha.rates;
    expect(trir).toEqual({ kind: 'industry', limit: '3.00', multiplier: '1.5' });
    const { trir: demanded } = acceptableDemands(
      withOsha(rates({ kind: 'industry', multiplier: '1.5' })),
    ).osha;
    expect(demanded).toEqual({ industryMultiplier: '1.50' });
  });

  it.each<[AcceptableValues, string, string]>([
    [withOsha(rates({ limit: '' })), 'osha.trir', 'Must be between 0.00 and 50.00.'],
    [withOsha(rates({ limit: '2.505' })), 'osha.trir', 'Must be between 0.00 and 50.00.'],
    [withOsha(rates({ limit: '50.01' })), 'osha.trir', 'Must be between 0.00 and 50.00.'],
    [withOsha(rates({ kind: 'industry', multiplier: '3.1' })), 'osha.trir', 'Must be between 0.50 and 3.00.'],
    [withOsha({ maxDeaths: '11' }), 'osha.maxDeaths', 'Must be between 0 and 10.'],
    [
      withOsha({ smallEmployers: true, hoursBelow: '20,000' }),
      'osha.hoursBelow',
      'Must be between 50,000 and 400,000.',
    ],
    [withOsha({ smallEmployers: true, maxCases: 'one' }), 'osha.maxCases', 'Enter a whole number.'],
    [withEmr({ latest: '0.1' }), 'emr.latest', 'Must be between 0.20 and 3.00.'],
    [withEmr({ warnDays: '' }), 'emr.warnDays', 'Enter a whole number.'],
  ])('says what is wrong (%#)', (values, field, message) => {
    expect(acceptableProblems(values)).toEqual({ [field]: message });
  });
});

it.each([
  ['2.5', '2.50'],
  [' 3 ', '3.00'],
  ['.9', '0.90'],
  ['', undefined],
  ['2,5', undefined],
  ['-1', undefined],
])('the number %j is %j', (text, value) => {
  expect(typedDecimal(text)).toBe(value);
});
