import { describe, expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

describe('formatPhone', () => {
  it('groups a North American number', () => {
    expect(formatPhone('+13125550100')).toBe('(312) 555-0100');
  });

  it.each(['+442079460100', '+1312555010', '', '3125550100'])('leaves %j as it is stored', (stored) => {
    expect(formatPhone(stored)).toBe(stored);
  });
});
