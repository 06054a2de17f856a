import { describe, expect, it } from 'vitest';
import { momentOf, wallTime } from './zoned-time.ts';

const at = (date: string, time: string, zone: string) => momentOf({ date, time }, zone).toISOString();

describe('the clock of a place', () => {
  it.each([
    ['America/Chicago', '2026-07-01', '09:00', '2026-07-01T14:00:00.000Z'],
    ['America/Chicago', '2026-12-01', '09:00', '2026-12-01T15:00:00.000Z'],
    ['America/Phoenix', '2026-07-01', '09:00', '2026-07-01T16:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
    ['Pacific/Auckland', '2026-01-05', '08:00', '2026-01-04T19:00:00.000Z'],
  ])('in %s shows %s %s at one moment', (zone, date, time, moment) => {
    expect(at(date, time, zone)).toBe(moment);
    expect(wallTime(new Date(moment), zone)).toEqual({ date, time });
  });

  it.each([
    ['America/Chicago', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('of %s in an hour that comes twice means the first', (zone, date, time, moment) => {
    expect(at(date, time, zone)).toBe(moment);
  });

  it.each([
    ['America/Chicago', '2026-03-08', '02:30', '03:30'],
    ['Europe/Berlin', '2026-03-29', '02:30', '03:30'],
  ])('of %s in an hour that is left out is put on', (zone, date, time, shown) => {
    expect(wallTime(momentOf({ date, time }, zone), zone)).toEqual({ date, time: shown });
  });
});
