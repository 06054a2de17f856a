import { describe, expect, it } from 'vitest';
import { checkTax, taxClassOptions, taxInput, taxValues } from './tax-values.ts';

const secret = { ein: '001234567', ownerName: 'Mara Voss', taxClass: 'corporation' };

describe('tax data', () => {
  it('are typed as they are printed and stored without dashes', () => {
    const values = taxValues(secret);
    expect(values.ein).toBe('00-1234567');
    expect(taxInput({ ...values, duns: '12-345-6789' })).toEqual({ ...secret, duns: '123456789' });
    expect(taxInput(values)).toEqual(secret);
  });

  it('are refused in plain words, and keep a tax class that the list does not have', () => {
    expect(checkTax({ ein: '12-34', ownerName: '', taxClass: '', duns: '12' })).toEqual({
      ein: 'EIN has 9 digits.',
      ownerName: 'Enter Owner.',
      taxClass: 'Choose a tax class.',
      duns: 'A D-U-N-S number has 9 digits.',
    });
    expect(taxClassOptions('corporation').map(({ value }) => value)).toContain('corporation');
  });
});
