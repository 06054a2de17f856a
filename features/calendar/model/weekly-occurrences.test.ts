import { addDays } from '@vcms/domain';
import { describe, expect, it } from 'vitest';
import { occurrencesBetween, type Repeating } from './occurrences.ts';
import { weeklyOccurrencesOn } from './weekly-occurrences.ts';
import { momentOf } from './zoned-time.ts';

const CHICAGO = 'America/Chicago';
const HOUR_MS = 3_600_000;

/** From Friday, 2 October 2026, 9 in the morning in Chicago. */
function anEvent(rrule: string, hours = 1, change: Partial<Repeating> = {}): Repeating {
  const start = new Date('2026-10-02T14:00:00Z');
  const end = new Date(start.getTime() + hours * HOUR_MS);
  return { start, end, allDay: false, zone: CHICAGO, rrule, ...change };
}

function datesOn(event: Repeating, day: string, zone = CHICAGO): readonly string[] | undefined {
  return weeklyOccurrencesOn(event, day, zone)?.map(({ date }) => date);
}

describe('the occurrences of a weekly event on a day', () => {
  it('leaves other repetition, and what cannot be read, to the library', () => {
    for (const rule of ['FREQ=DAILY', 'FREQ=MONTHLY', 'FREQ=YEARLY', 'nothing that can be read'])
      expect(datesOn(anEvent(rule), '2026-10-09')).toBeUndefined();
    expect(datesOn(anEvent('FREQ=WEEKLY', 1, { zone: 'No/Where' }), '2026-10-09')).toBeUndefined();
    expect(datesOn(anEvent('FREQ=WEEKLY', 200), '2026-10-09')).toBeUndefined();
  });

  it('knows the day of the reader, events over midnight and whole days', () => {
    expect(datesOn(anEvent('FREQ=WEEKLY', 16), '2026-10-10')).toEqual(['2026-10-09']);
    expect(datesOn(anEvent('FREQ=WEEKLY'), '2026-10-10', 'Pacific/Kiritimati')).toEqual(['2026-10-09']);
    const [start, end] = [new Date('2026-10-02T00:00:00Z'), new Date('2026-10-03T00:00:00Z')];
    const whole = anEvent('FREQ=WEEKLY', 24, { allDay: true, start, end });
    expect(datesOn(whole, '2026-10-09', 'Pacific/Kiritimati')).toEqual(['2026-10-09']);
    expect(datesOn(whole, '2026-10-08', 'Pacific/Kiritimati')).toEqual([]);
  });

  it.each([
    ['FREQ=WEEKLY', 1, CHICAGO],
    ['FREQ=WEEKLY;COUNT=4', 0, CHICAGO],
    ['FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=8', 1, 'UTC'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU,SA;COUNT=7', 1, CHICAGO],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,SU', 15, 'Pacific/Kiritimati'],
    ['FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261112', 40, 'Pacific/Niue'],
  ])(
    'are those that the library finds, over the change of the clocks: %s, %i hours, read in %s',
    (rule, hours, zone) => {
      const event = anEvent(rule, hours, { exdates: ['2026-10-16', '2026-10-27'] });
      for (let turn = 0; turn < 56; turn += 1) {
        const day = addDays('2026-09-30', turn);
        const from = momentOf({ date: day, time: '00:00' }, zone);
        const to = momentOf({ date: addDays(day, 1), time: '00:00' }, zone);
        expect(weeklyOccurrencesOn(event, day, zone), day).toEqual(occurrencesBetween(event, from, to));
      }
    },
  );
});
