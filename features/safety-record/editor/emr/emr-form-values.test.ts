import { emrRecordSchema } from '@vcms/domain/schemas';
import { describe, expect, it } from 'vitest';
import {
  checkEmrForm,
  emrContent,
  emrFormValues,
  emrWarning,
  endedWarning,
  meanWith,
  parseEmr,
} from './emr-form-values.ts';

const SOUND = {
  ...emrFormValues(),
  effective: '2026-04-01',
  value: '.95',
  states: 'il; IN',
  policyNumber: 'WC-77',
};

describe('the form of an EMR', () => {
  it.each([
    ['0.95', '0.95'],
    ['.9', '0.90'],
    ['1', '1.00'],
    ['0.19', undefined],
    ['5.01', undefined],
    ['0.955', undefined],
    ['one', undefined],
    ['', undefined],
  ])('reads %j', (typed, value) => {
    expect(parseEmr(typed)).toBe(value);
  });

  it('becomes a record that the schema takes', () => {
    const record = { ...emrContent(SOUND, 'letter'), id: 'e1', state: 'draft', version: 1 };

    expect(emrRecordSchema.parse(record)).toMatchObject({ value: '0.95', states: ['IL', 'IN'] });
    expect(checkEmrForm(SOUND)).toEqual({});
  });

  it('names what is missing or wrong', () => {
    expect(checkEmrForm({ ...emrFormValues(), states: 'Illinois' })).toEqual({
      effective: 'Enter a date as mm/dd/yyyy.',
      value: 'Enter an EMR between 0.20 and 5.00 with at most two decimals.',
      states: 'Enter the two letters of each state.',
      policyNumber: 'Enter the policy number.',
    });
  });

  it('tells the mean with the others, and that its 12 months are over', () => {
    const one = { ...SOUND, effective: '2026-04-01', value: '.95' };
    const others = [
      ['2025-04-01', '0.98'],
      ['2024-04-01', '1.10'],
    ].map(([effective = '', value = '']) => ({
      ...{ ...emrContent({ ...SOUND, effective, value }, 'letter'), id: effective },
      ...{ state: 'submitted' as const, version: 1 },
    }));

    expect(meanWith(others, one, '2026-11-20')).toBe('1.01');
    expect(meanWith(others, { ...one, value: '.9x' }, '2026-11-20')).toBeUndefined();
    expect(meanWith(others, { ...one, effective: '2026-11-21' }, '2026-11-20')).toBeUndefined();
    expect(endedWarning('2025-11-21', '2026-11-20')).toBeUndefined();
    expect(endedWarning('2025-11-20', '2026-11-20')).toBe(
      'The 12 months of this EMR ended on 11/20/2026. Clients need a newer one beside it.',
    );
  });

  it('asks to look again at an unusual one', () => {
    expect(emrWarning('0.45')).toBe('An EMR of 0.45 is unusual. Check it against the letter.');
    expect(emrWarning('2.00')).toBeUndefined();
  });
});
