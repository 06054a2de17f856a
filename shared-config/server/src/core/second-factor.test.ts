import { expect, it } from 'vitest';
import { hasSecondFactor, secondFactorRoles } from './second-factor.ts';

it('reads the roles of the parameter, and refuses what is none', () => {
  expect(secondFactorRoles('')).toEqual([]);
  expect(secondFactorRoles('5001, 5002')).toEqual(['5001', '5002']);
  for (const wrong of ['5001,', 'on', '5001;5002', '5999']) {
    expect(() => secondFactorRoles(wrong)).toThrow('SECOND_FACTOR_ROLES names no role');
  }
});

it('takes only the word of the sign-in service for a second step', () => {
  expect(hasSecondFactor({ firebase: { sign_in_second_factor: 'totp' } })).toBe(true);
  for (const claims of [
    {},
    { firebase: {} },
    { firebase: null },
    { firebase: { sign_in_second_factor: '' } },
  ]) {
    expect(hasSecondFactor(claims)).toBe(false);
  }
  // A claim of the account's own is not the service's word.
  expect(hasSecondFactor({ sign_in_second_factor: 'totp' })).toBe(false);
});
