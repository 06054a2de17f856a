import { describe, expect, it } from 'vitest';
import { checkProfile, type ProfileValues, profileInput } from './profile-values.ts';

const typed: ProfileValues = {
  ...{ dba: ' ', address1: ' 12 Canal Street', address2: '', city: 'Joliet', state: 'il', Zip: '60431' },
  ...{ phone: '(815) 555-0100', website: 'acme.example', timezone: 'America/Chicago' },
};

describe('the profile of a company', () => {
  it('is stored as the record has it: no blanks, capital state, phone and website in full', () => {
    expect(checkProfile(typed)).toEqual({});
    expect(profileInput(typed)).toEqual({
      ...{ dba: undefined, address1: '12 Canal Street', address2: undefined, city: 'Joliet', state: 'IL' },
      ...{ Zip: '60431', phone: '+18155550100', website: 'https://acme.example' },
      timezone: 'America/Chicago',
    });
  });

  it('is refused field by field, in plain words', () => {
    const wrong = { ...typed, address1: '', Zip: '604', website: 'http://acme.example', state: 'Illinois' };
    expect(checkProfile(wrong)).toEqual({
      address1: 'Enter Address.',
      Zip: 'Enter 5 or 9 digits.',
      website: 'Enter an address that starts with https://.',
      state: 'Enter the two letters of the state.',
    });
  });
});
