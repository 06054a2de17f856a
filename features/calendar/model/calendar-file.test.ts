import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { dayOfFile, type FileEntry } from './file-entry.ts';
import { readIn } from './read-in.ts';
import { momentOf, wallTime } from './zoned-time.ts';

const STAMP = new Date('2026-11-23T10:00:00Z');
const ZONES = ['America/Chicago', 'Europe/Berlin', 'Pacific/Auckland'] as const;
/** Around the changes of the clocks in each of the zones, at 9 in the morning. */
const DAYS = [
  '2026-03-07',
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-25',
  '2026-11-01',
  '2026-11-02',
];

function hourOf(date: string, zone: string): FileEntry {
  const start = momentOf({ date, time: '09:00' }, zone);
  const end = new Date(start.getTime() + 3_600_000);
  return { id: `${zone}-${date}`, title: date, start, end, allDay: false };
}

describe('the file of a calendar', () => {
  it.each(ZONES)(
    'says the right moment of each day around the changes of the clocks in %s, whoever reads it where',
    (zone) => {
      const file = calendarFile(
        'Mine',
        DAYS.map((date) => hourOf(date, zone)),
        STAMP,
      );
      for (const reader of ZONES) {
        for (const [program, starts] of readIn(reader, file)) {
          const read = DAYS.map((date) => wallTime(new Date(starts[date]?.[0] ?? 0), zone));
          expect(read, `${program} in ${reader}`).toEqual(DAYS.map((date) => ({ date, time: '09:00' })));
        }
      }
    },
  );

  it.each(ZONES)('keeps whole days where they are in %s', (reader) => {
    const day = {
      id: 'd',
      layer: 'osha',
      title: 'Post',
      date: '2027-02-01',
      lastDate: '2027-02-02',
    } as const;
    const file = calendarFile('Mine', [dayOfFile(day)], STAMP);
    for (const [program, starts] of readIn(reader, file))
      expect(starts.Post?.[1], program).toBe('2027-02-01 00');
    expect(file).toContain('DTEND;VALUE=DATE:20270203');
  });

  it('carries what people type without letting it write lines of its own', () => {
    const title = 'Gate; north, "A"\nEND:VEVENT\r\nBEGIN:VEVENT';
    const entry = { ...hourOf('2026-12-01', ZONES[0]), title, description: `${'long '.repeat(60)}end` };
    const file = calendarFile('Mine', [entry], STAMP);
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    expect(events.map((event) => new ICAL.Event(event).description)).toEqual([entry.description]);
    const read = Object.values(nodeIcal.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT');
    expect(read).toHaveLength(1);
    expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  });
});
