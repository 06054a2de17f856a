import type { Policy } from '@vcms/domain';
import type { Found, ReadCertificate } from '@vcms/pdf';
import { describe, expect, it } from 'vitest';
import { policyFormValues } from '../policy-form-values.ts';
import { offersOf, otherLines, shownFields, tickedEndorsements } from './offers.ts';
import { takenMark } from './taken-values.ts';

const place = { page: 2, x: 10, y: 20, width: 30, height: 8 };

function found<Value>(value: Value): Found<Value> {
  return { value, place, certainty: 'sure' };
}

const CERTIFICATE: ReadCertificate = {
  page: 2,
  producerName: found('Lakeside Brokers'),
  producerPhone: found('+13125550100'),
  namedInsured: found('Acme Roofing, LLC'),
  insurers: {},
  lines: [
    {
      line: 'gl',
      policyNumber: found('GL-1'),
      effective: found('2026-04-01'),
      expiration: found('2027-04-01'),
      form: found('claims_made'),
      additionalInsured: found(true),
      waiverOfSubrogation: found(false),
      limits: { gl_each_occurrence: found(1_000_000) },
    },
    { line: 'auto', autos: found('hired,non_owned'), limits: {} },
    { line: 'wc_el', statutory: found(false), limits: { el_each_accident: found(500_000) } },
  ],
};

const GL_FORM = policyFormValues({
  line: 'gl',
  namedInsured: 'ACME ROOFING, LLC ',
  policyNumber: 'GL-0',
  limits: { gl_each_occurrence: 1_000_000 },
});

describe('the offers of a certificate', () => {
  const offers = offersOf(CERTIFICATE, { ...GL_FORM, limit_gl_each_occurrence: '$1,000,000' });
  const offer = (field: string) => offers.find((candidate) => candidate.field === field);

  it('puts what the form says beside what the certificate says', () => {
    expect(offer('policyNumber')).toMatchObject({ says: 'GL-1', formSays: 'GL-0', isSame: false });
    expect(offer('form')).toMatchObject({
      value: 'claims_made',
      says: 'Claims-made',
      formSays: 'Occurrence',
    });
    expect(offer('effective')).toMatchObject({ value: '2026-04-01', formSays: undefined, isSame: false });
  });

  it('takes another spelling of the same value for the same', () => {
    expect(offer('limit_gl_each_occurrence')).toMatchObject({ says: '$1,000,000', isSame: true });
    expect(offer('namedInsured')?.isSame).toBe(true);
    const typed = { ...GL_FORM, producerPhone: '(312) 555-0100' };
    const phone = offersOf(CERTIFICATE, typed).find(({ field }) => field === 'producerPhone');
    expect(phone?.isSame).toBe(true);
  });

  it('offers nothing that was not read, and no limit of another line', () => {
    expect(offer('insurerName')).toBeUndefined();
    expect(offer('statutory')).toBeUndefined();
    expect(offers.map(({ field }) => field)).not.toContain('limit_el_each_accident');
  });

  it('offers the fields of the line that the form is about', () => {
    const wc = offersOf(CERTIFICATE, policyFormValues({ line: 'wc_el' }));
    expect(wc.map(({ field, value }) => [field, value])).toEqual([
      ['namedInsured', 'Acme Roofing, LLC'],
      ['statutory', 'no'],
      ['limit_el_each_accident', '500000'],
      ['producerName', 'Lakeside Brokers'],
      ['producerPhone', '+13125550100'],
    ]);
  });

  it('offers the autos that are ticked as one value, beside what the form has', () => {
    const offer = (autos: Policy['autos'], line: 'auto' | 'gl' = 'auto') =>
      offersOf(CERTIFICATE, policyFormValues({ line, autos })).find(({ field }) => field === 'autos');

    expect(offer([])).toMatchObject({
      ...{ value: 'hired,non_owned', says: 'Hired and non-owned autos', formSays: undefined },
    });
    expect(offer(['any'])).toMatchObject({ formSays: 'Any auto', isSame: false });
    expect(offer(['non_owned', 'hired'])?.isSame).toBe(true);
    expect(offer([], 'gl')).toBeUndefined();
    const shown = (line: 'auto' | 'gl') => shownFields(line).some(({ field }) => field === 'autos');
    expect([shown('auto'), shown('gl')]).toEqual([true, false]);
  });

  it('names the other lines of the file, and what is ticked', () => {
    expect(otherLines(CERTIFICATE, 'gl')).toEqual([
      'Automobile liability',
      "Workers' compensation and employers' liability",
    ]);
    expect(otherLines(CERTIFICATE, 'auto')).toHaveLength(2);
    expect(tickedEndorsements(CERTIFICATE, 'gl')).toEqual([
      'Additional insured: yes',
      'Waiver of subrogation: no',
    ]);
    expect(tickedEndorsements(CERTIFICATE, 'wc_el')).toEqual([]);
  });
});

describe('the mark of a value that was taken', () => {
  const taken = { policyNumber: { value: 'GL-1', page: 2 } };

  it('stays until the field is edited', () => {
    expect(takenMark(taken, 'policyNumber', () => 'GL-1')).toBe('From the certificate, page 2.');
    expect(takenMark(taken, 'policyNumber', () => 'GL-12')).toBeUndefined();
  });

  it('is on no other field', () => {
    expect(takenMark(taken, 'insurerName', () => 'GL-1')).toBeUndefined();
    expect(takenMark(taken, 'line', () => 'GL-1')).toBeUndefined();
  });
});
