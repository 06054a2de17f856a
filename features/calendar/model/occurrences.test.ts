import { addDays } from '@vcms/domain';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { FAR, occurrenceAfter, occurrencesBetween, repeatsUntil } from './occurrences.ts';
import { type RepeatRule, readRule, WEEKDAYS, writeRule } from './repeat-rule.ts';
import { momentOf, wallTime } from './zoned-time.ts';

function series(zone: string, date: string, rrule: string, exdates: string[] = []) {
  const start = momentOf({ date, time: '09:00' }, zone);
  return { start, end: new Date(start.getTime() + 3_600_000), allDay: false, zone, rrule, exdates };
}

const day = (date: string) => new Date(`${date}T00:00:00Z`);

function walls(event: ReturnType<typeof series>, from: string, to: string): readonly string[] {
  const found = occurrencesBetween(event, day(from), day(to)) ?? [];
  return found.map(({ start }) => Object.values(wallTime(start, event.zone)).join(' '));
}

describe('a repeating event', () => {
  it.each([
    ['America/Chicago', '2027-03-13', '2027-03-15', '2027-11-06', '2027-11-08'],
    ['Europe/Berlin', '2027-03-27', '2027-03-29', '2027-10-30', '2027-11-01'],
    ['Pacific/Auckland', '2027-04-03', '2027-04-05', '2027-09-25', '2027-09-27'],
  ])('at nine in %s stays at nine over both changes of the clocks', (zone, ...around) => {
    const event = series(zone, '2026-01-05', 'FREQ=DAILY');
    for (const date of around)
      expect(walls(event, addDays(date, -1), addDays(date, 2))).toContain(`${date} 09:00`);
  });

  it('on the 31st leaves out shorter months, on a leap day years without one', () => {
    const monthly = series('UTC', '2026-01-31', 'FREQ=MONTHLY;BYMONTHDAY=31');
    expect(walls(monthly, '2026-01-01', '2026-07-01')).toEqual([
      '2026-01-31 09:00',
      '2026-03-31 09:00',
      '2026-05-31 09:00',
    ]);
    const yearly = series('UTC', '2024-02-29', 'FREQ=YEARLY');
    expect(walls(yearly, '2025-01-01', '2033-01-01')).toEqual(['2028-02-29 09:00', '2032-02-29 09:00']);
  });

  it('is in view when it is from years ago, is cut at 366, and leaves out what was taken out', () => {
    expect(
      walls(series('UTC', '2001-01-01', 'FREQ=DAILY;INTERVAL=3'), '2099-05-01', '2099-05-07'),
    ).toHaveLength(2);
    expect(walls(series('UTC', '2026-01-01', 'FREQ=DAILY'), '2026-01-01', '2030-01-01')).toHaveLength(366);
    const event = series('UTC', '2026-01-01', 'FREQ=DAILY;COUNT=3', ['2026-01-02']);
    expect(walls(event, '2025-01-01', '2027-01-01')).toEqual(['2026-01-01 09:00', '2026-01-03 09:00']);
    expect(occurrenceAfter(event, event.start)?.date).toBe('2026-01-03');
    expect(occurrenceAfter(event, day('2026-01-04'))).toBeUndefined();
  });

  it('says until when it has to be looked for', () => {
    expect(repeatsUntil(series('UTC', '2026-01-01', 'FREQ=WEEKLY'))).toEqual(FAR);
    expect(repeatsUntil(series('UTC', '2026-01-01', 'FREQ=WEEKLY;UNTIL=20260131'))).toEqual(
      new Date('2026-01-31T10:00:00Z'),
    );
    expect(repeatsUntil(series('UTC', '2026-01-31', 'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'))).toEqual(
      new Date('2026-05-31T10:00:00Z'),
    );
    expect(repeatsUntil(series('UTC', '2026-01-31', 'FREQ=DAILY;UNTIL=20260101'))).toBeUndefined();
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=YEARLY;BYMONTHDAY=1',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=WEEKLY\nX',
    '',
  ])('whose rule is damaged (%j) is told apart', (rrule) => {
    expect(readRule(rrule)).toBeUndefined();
    expect(
      occurrencesBetween(series('UTC', '2026-01-01', rrule), day('2026-01-01'), day('2027-01-01')),
    ).toBeUndefined();
  });

  it('in a time zone that does not exist is told apart', () => {
    const event = { ...series('UTC', '2026-01-01', 'FREQ=DAILY'), zone: 'Nowhere/At all' };
    expect(occurrencesBetween(event, day('2026-01-01'), day('2027-01-01'))).toBeUndefined();
  });
});

/** A start, and a rule whose first occurrence it is. */
const repetitions = fc
  .record({
    at: fc.integer({ min: 0, max: 2000 }),
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 7 }),
    more: fc.subarray([...WEEKDAYS]),
    isNth: fc.boolean(),
    end: fc.oneof(
      fc.constant({}),
      fc.integer({ min: 1, max: 60 }).map((count) => ({ count })),
      fc.integer({ min: 0, max: 1500 }).map((days) => ({ days })),
    ),
    zone: fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Pacific/Auckland'),
    ahead: fc.integer({ min: -30, max: 1200 }),
    left: fc.subarray([0, 1, 2, 7, 14, 31]),
  })
  .map(({ at, freq, interval, more, isNth, end, zone, ahead, left }) => {
    const date = addDays('2024-01-01', at);
    const own = WEEKDAYS[day(date).getUTCDay()] ?? 'SU';
    const nth = Math.ceil(Number(date.slice(8)) / 7);
    const ofMonth = isNth && nth < 5 ? { days: [own], nth } : { days: [], monthDay: Number(date.slice(8)) };
    const on = {
      DAILY: { days: [] },
      WEEKLY: { days: WEEKDAYS.filter((name) => name === own || more.includes(name)) },
      MONTHLY: ofMonth,
      YEARLY: { days: [] },
    }[freq];
    const until = 'days' in end ? addDays(date, end.days) : undefined;
    const count = 'count' in end ? end.count : undefined;
    const rule: RepeatRule = { freq, interval, until, count, ...on };
    const exdates = left.map((days) => addDays(date, days));
    return { event: series(zone, date, writeRule(rule), exdates), rule, from: addDays(date, ahead) };
  });

/** The days of a rule as the other program expands them, in clock time. */
function expandedByIcal(event: ReturnType<typeof series>, from: string, to: string): readonly string[] {
  const rule = ICAL.Recur.fromString(event.rrule.replace(/UNTIL=(\d{8})/, 'UNTIL=$1T235959'));
  const each = rule.iterator(
    ICAL.Time.fromDateTimeString(`${wallTime(event.start, event.zone).date}T09:00:00`),
  );
  const found = [];
  for (let next = each.next(); next; next = each.next()) {
    const date = next.toString().slice(0, 10);
    if (date >= to) break;
    if (date >= from && !event.exdates.includes(date)) found.push(`${date} 09:00`);
  }
  return found;
}

describe('any repetition', () => {
  it('is read as it was written, and takes place in order where another program says', () => {
    fc.assert(
      fc.property(repetitions, ({ event, rule, from }) => {
        expect(writeRule(readRule(event.rrule) ?? rule)).toBe(event.rrule);
        const to = addDays(from, 200);
        const span = [
          momentOf({ date: from, time: '00:00' }, event.zone),
          momentOf({ date: to, time: '00:00' }, event.zone),
        ] as const;
        const found = occurrencesBetween(event, ...span) ?? [];
        const starts = found.map(({ start }) => start.getTime());
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
        expect(found.every(({ start, end }) => end > span[0] && start < span[1])).toBe(true);
        const shown = found.map(({ start }) => Object.values(wallTime(start, event.zone)).join(' '));
        expect(shown).toEqual(expandedByIcal(event, from, to));
        const until = repeatsUntil(event);
        if (until !== undefined) expect(found.every(({ end }) => end <= until)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });
});
