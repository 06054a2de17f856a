import { describe, expect, it } from 'vitest';
import { SIGN_OUT_KEYS, SIGN_OUT_SESSION_ONLY_KEYS } from './storage-keys.ts';

describe('keys cleared on sign-out', () => {
  it('are the fourteen of the specification, letter by letter', () => {
    expect([...SIGN_OUT_KEYS]).toEqual(
      'userFirstName userLastName userCompanyName userCompanyPhone address1 address2 city state Zip path role userEmail user status'.split(
        ' ',
      ),
    );
  });

  it('have one more in session storage', () => {
    expect([...SIGN_OUT_SESSION_ONLY_KEYS]).toEqual(['contractorCompanyName']);
  });
});
