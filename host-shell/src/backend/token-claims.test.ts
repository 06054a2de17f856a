import { describe, expect, it } from 'vitest';
import { parseTokenClaims } from './token-claims.ts';

describe('token claims', () => {
  it.each([
    [
      { role: '5001', companyId: 'c1', active: true },
      { role: '5001', companyId: 'c1', active: true },
    ],
    [
      { role: '5005', companyId: 'c1', active: false, companyClosed: true },
      { role: '5005', companyId: 'c1', active: false, companyClosed: true },
    ],
    [{ role: ' 5003 ' }, { role: '5003', companyId: '', active: true }],
    [{ role: '6 of 5006' }, { role: '5006', companyId: '', active: true }],
    [
      { role: '9999', companyId: 3 },
      { role: undefined, companyId: '', active: true },
    ],
    [
      {
        role: '5001',
        companyId: 'c1',
        secondFactorRequired: true,
        firebase: { sign_in_provider: 'password' },
      },
      { role: '5001', companyId: 'c1', active: true, secondFactor: 'missing' },
    ],
    [
      {
        role: '5001',
        companyId: 'c1',
        secondFactorRequired: true,
        firebase: { sign_in_second_factor: 'totp' },
      },
      { role: '5001', companyId: 'c1', active: true, secondFactor: 'required' },
    ],
    [{}, { role: undefined, companyId: '', active: true }],
    [
      { role: '5001', active: false },
      { role: '5001', companyId: '', active: false },
    ],
  ])('%j', (claims, parsed) => {
    expect(parseTokenClaims(claims)).toEqual(parsed);
  });
});
