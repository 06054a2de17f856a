import { describe, expect, it } from 'vitest';
import { parsePhone, showPhone } from './phone-number.ts';

describe('phone number', () => {
  it.each([
    ['(312) 555-0142', '+13125550142'],
    ['312.555.0142', '+13125550142'],
    ['1 312 555 0142', '+13125550142'],
    ['+1 (312) 555-0142', '+13125550142'],
    ['+49 30 1234567', '+49301234567'],
    ['0049 30 1234567', '+49301234567'],
  ])('%s is kept as %s', (written, stored) => {
    expect(parsePhone(written)).toBe(stored);
  });

  it.each([
    '',
    '555-0142',
    '112 555 0142',
    '312 155 0142',
    '+1 312 555 014',
    '+0 123 456 78',
    'call me',
    '+123456',
    '+1234567890123456',
  ])('%j is no complete number', (written) => {
    expect(parsePhone(written)).toBeUndefined();
  });

  it.each([
    ['+13125550142', '(312) 555-0142'],
    ['+49301234567', '+49301234567'],
    ['', ''],
  ])('%j is shown as %j, and read back the same', (stored, shown) => {
    expect(showPhone(stored)).toBe(shown);
    if (stored !== '') expect(parsePhone(shown)).toBe(stored);
  });
});
