import { describe, expect, it } from 'vitest';
import { lineValues, read, values } from '../test-support/read-sample.ts';
import { type Layout, USUAL_LAYOUT } from '../test-support/sample-form.ts';
import { FORM } from '../test-support/sample-rows.ts';

const LAYOUTS: Readonly<Record<string, Layout>> = {
  usual: USUAL_LAYOUT,
  'one piece a word': { ...USUAL_LAYOUT, pieces: 'words' },
  'letters in threes': { ...USUAL_LAYOUT, pieces: 'fragments' },
  'dollar signs at the amounts': { ...USUAL_LAYOUT, dollar: 'joined' },
  'no dollar signs': { ...USUAL_LAYOUT, dollar: 'none' },
  'last piece first': { ...USUAL_LAYOUT, order: 'reversed', pieces: 'words' },
  'low lines': { ...USUAL_LAYOUT, pitch: 9.2, letters: 7 },
  'wide lines': { ...USUAL_LAYOUT, pitch: 15 },
  'moved and stretched': { ...USUAL_LAYOUT, shift: 21, stretch: 1.15 },
  'small letters': { ...USUAL_LAYOUT, letters: 6, pieces: 'words', dollar: 'joined' },
};

describe.each(Object.entries(LAYOUTS))('a certificate with %s', (_, layout) => {
  const certificate = read(FORM, layout);

  it('names producer, insured, holder, date and insurers', () => {
    expect(values(certificate)).toMatchObject({
      issuedOn: '2026-11-20',
      producerName: 'Oak Street Risk',
      producerEmail: 'certs@oak-street.example',
      producerPhone: '+15552013040',
      namedInsured: 'Redstem Oilfield Services, LLC',
      holder: 'Clearpath Safety Partners',
    });
    expect(values(certificate.insurers.B ?? {})).toEqual({
      name: 'Prairie Casualty Company of the West',
      naicNo: '20002',
    });
    expect(values(certificate.insurers.D ?? {})).toEqual({ name: 'Blue Mesa Surplus' });
  });

  it('gives each line its number, term, ticks and limits', () => {
    expect(lineValues(certificate, 'gl')).toEqual({
      line: 'gl',
      policyNumber: 'GL 10-2030 A',
      effective: '2026-03-01',
      expiration: '2027-03-01',
      insurerName: 'Granite Mutual',
      naicNo: '10001',
      form: 'occurrence',
      aggregatePer: 'project',
      additionalInsured: true,
      waiverOfSubrogation: true,
      limits: {
        gl_each_occurrence: 1_000_000,
        gl_damage_rented: 100_000,
        gl_med_exp: 5_000,
        gl_personal_adv_injury: 1_000_000,
        gl_general_aggregate: 2_000_000,
        gl_products_comp_op_agg: 2_000_000,
      },
    });
    expect(lineValues(certificate, 'auto')).toEqual({
      line: 'auto',
      policyNumber: 'BAP-55501',
      effective: '2026-01-05',
      expiration: '2027-01-05',
      insurerName: 'Prairie Casualty Company of the West',
      naicNo: '20002',
      autos: 'any',
      additionalInsured: false,
      limits: { auto_csl: 750_000 },
    });
    expect(lineValues(certificate, 'umbrella')).toMatchObject({
      form: 'occurrence',
      limits: { umb_each_occurrence: 5_000_000, umb_aggregate: 5_000_000, umb_retention: 10_000 },
    });
    expect(lineValues(certificate, 'wc_el')).toMatchObject({
      statutory: true,
      waiverOfSubrogation: true,
      limits: {
        el_each_accident: 1_000_000,
        el_disease_each_employee: 1_000_000,
        el_disease_policy_limit: 500_000,
      },
    });
    expect(lineValues(certificate, 'professional')).toMatchObject({
      policyNumber: 'EO-1 2',
      insurerName: 'Blue Mesa Surplus',
      form: 'claims_made',
      limits: { prof_each_claim: 2_000_000, prof_aggregate: 4_000_000 },
    });
  });
});
