import { describe, expect, it } from 'vitest';
import { dateEverywhere, firmDate, localDate } from './local-date.ts';

const MOMENT = new Date('2026-11-21T03:30:00Z');

describe('the calendar date of a moment', () => {
  it.each([
    ['America/New_York', '2026-11-20'],
    ['UTC', '2026-11-21'],
    ['Asia/Tokyo', '2026-11-21'],
  ])('in %s is %s', (timezone, date) => {
    expect(localDate(MOMENT, timezone)).toBe(date);
  });

  it.each(['', 'Nowhere/Land'])('in the unknown zone %j is that of Central time', (timezone) => {
    expect(localDate(MOMENT, timezone)).toBe('2026-11-20');
  });

  it('is not tomorrow yet for the firm when an evening in its office is past midnight in UTC', () => {
    expect(firmDate(MOMENT)).toBe('2026-11-20');
  });

  it('has begun everywhere once it is noon in UTC', () => {
    expect(dateEverywhere(new Date('2026-11-21T11:59:59Z'))).toBe('2026-11-20');
    expect(dateEverywhere(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21');
  });
});
