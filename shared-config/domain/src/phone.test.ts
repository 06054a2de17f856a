import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone } from './phone.ts';

describe('formatPhone', () => {
  it('groups a North American number', () => {
    expect(formatPhone('+13125550100')).toBe('(312) 555-0100');
  });

  it.each(['+442079460100', '+1312555010', '', '3125550100'])('leaves %j as it is stored', (stored) => {
    expect(formatPhone(stored)).toBe(stored);
  });
});

it.each([
  ['(312) 555-0100', '+13125550100'],
  ['312.555.0100', '+13125550100'],
  ['1 312 555 0100', '+13125550100'],
  ['+1 312 555 0100', '+13125550100'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0049 30 1234567', '+49301234567'],
  ['+49301234567', '+49301234567'],
  ['555-0100', undefined],
  ['312 155 0142', undefined],
  ['+1 312 555 014', undefined],
  ['+0 123 456 78', undefined],
  ['+2345678', undefined],
  ['+2345678901234567', undefined],
  ['+1 112 555 0100', undefined],
  ['call me', undefined],
  ['', undefined],
])('reads %j as %j', (written, stored) => {
  expect(parsePhone(written)).toBe(stored);
});
