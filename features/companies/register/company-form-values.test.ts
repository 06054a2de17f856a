import { describe, expect, it } from 'vitest';
import {
  type CompanyFormValues,
  checkCompanyForm,
  companyFormValues,
  companyInput,
  NEW_COMPANY,
} from './company-form-values.ts';

const FILLED: CompanyFormValues = {
  ...NEW_COMPANY,
  name: ' Acme Roofing LLC ',
  address1: '1 Main Street',
  city: 'Chicago',
  state: 'il',
  Zip: '60601',
  phone: '(312) 555-0100',
  trades: 'Roofing, sheet metal,',
};

describe('the form of a company', () => {
  it('asks for what is missing, field by field', () => {
    const messages = checkCompanyForm(NEW_COMPANY);

    expect(Object.keys(messages).sort()).toEqual(
      ['Zip', 'address1', 'city', 'name', 'phone', 'state', 'trades'].sort(),
    );
    expect(messages.name).toBe('Enter Name.');
    expect(messages.trades).toBe('Choose at least one trade.');
  });

  it('turns what people type into what is stored', () => {
    expect(checkCompanyForm(FILLED)).toEqual({});
    expect(companyInput(FILLED)).toEqual({
      company: {
        name: 'Acme Roofing LLC',
        address1: '1 Main Street',
        city: 'Chicago',
        state: 'IL',
        Zip: '60601',
        phone: '+13125550100',
        naicsOther: [],
        trades: ['roofing', 'sheet_metal'],
        timezone: 'America/Chicago',
      },
      private: undefined,
    });
  });

  it.each<[Partial<CompanyFormValues>, string, RegExp]>([
    [{ phone: '555' }, 'phone', /phone number/],
    [{ state: 'Illinois' }, 'state', /two letters/],
    [{ website: 'http://acme.example' }, 'website', /https/],
    [{ employeesPeakLastYear: 'many' }, 'employeesPeakLastYear', /whole number/],
    [{ plan: 'reduced' }, 'plan', /plan/],
    [{ ein: '12-345' }, 'ein', /EIN has 9 digits/],
    [{ naicsPrimary: '12' }, 'naicsPrimary', /NAICS code not found/],
  ])('refuses %j', (change, field, message) => {
    expect(checkCompanyForm({ ...FILLED, ...change })).toMatchObject({
      [field]: expect.stringMatching(message),
    });
  });

  it('asks for the whole private part once any of it is filled in', () => {
    expect(Object.keys(checkCompanyForm({ ...FILLED, ein: '12-3456789' })).sort()).toEqual([
      'ownerName',
      'taxClass',
    ]);
  });

  it('shows a company as it can be sent again unchanged', () => {
    const filled = {
      ...FILLED,
      ein: '12-3456789',
      ownerName: 'Ann Lee',
      taxClass: 'llc',
      employeesPeakLastYear: '12',
    };
    const { company, private: secret } = companyInput(filled);
    const stored = { ...company, id: 'c1', kind: 'contractor', plan: 'full', status: 'active' } as const;

    expect(companyInput(companyFormValues(stored, secret))).toEqual({ company, private: secret });
  });
});
