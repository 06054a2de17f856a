import type { Found, ReadEmrLetter } from '@vcms/pdf';
import { describe, expect, it } from 'vitest';
import { emrFormValues } from '../emr-form-values.ts';
import { insuredNote, letterOffers } from './letter-offers.ts';

function found<Value>(value: Value): Found<Value> {
  return { value, place: { page: 1, x: 10, y: 20, width: 30, height: 8 }, certainty: 'sure' };
}

const LETTER: ReadEmrLetter = {
  ratings: [
    { value: found('0.87'), effective: found('2026-04-01') },
    { value: found('0.93'), effective: found('2025-04-01') },
  ],
  insured: found('REDSTEM OILFIELD SERVICES LLC'),
  issuer: found('carrier'),
};

describe('the offers of an EMR letter', () => {
  it('names each rating by its date, and takes another spelling for the same', () => {
    const offers = letterOffers(LETTER, emrFormValues({ effective: '2026-04-01', value: '.87' }));
    expect(offers.map(({ label, says, isSame }) => [label, says, isSame])).toEqual([
      ['Rating effective date of 0.87', '04/01/2026', true],
      ['EMR of 04/01/2026', '0.87', true],
      ['Rating effective date of 0.93', '04/01/2025', false],
      ['EMR of 04/01/2025', '0.93', false],
      ['Issued by', 'Carrier', false],
    ]);
  });

  it('asks whether a letter that names another company is the right one', () => {
    expect(insuredNote(LETTER, 'Redstem Oilfield Services, LLC')).toBeUndefined();
    expect(insuredNote(LETTER, 'Bluff Creek Steel')).toContain('Check that it is your letter.');
  });
});
