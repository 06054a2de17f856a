import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { afterEach, describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { dayOfFile, type FileEntry } from './file-entry.ts';
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

const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

/** Starts by title, as each of two programs reads them. */
function startsOf(file: string): readonly (readonly [reader: string, starts: ReadonlyMap<string, Date>])[] {
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const one = events
    .map((event) => new ICAL.Event(event))
    .map(({ summary, startDate }) => [summary, startDate.toJSDate()] as const);
  const other = Object.values(nodeIcal.sync.parseICS(file)).flatMap((event) =>
    event?.type === 'VEVENT' ? [[String(event.summary), new Date(event.start)] as const] : [],
  );
  return [
    ['ical.js', new Map(one)],
    ['node-ical', new Map(other)],
  ];
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
        process.env.TZ = reader;
        for (const [program, starts] of startsOf(file)) {
          const read = DAYS.map((date) => wallTime(starts.get(date) ?? new Date(0), zone));
          expect(read, `${program} in ${reader}`).toEqual(DAYS.map((date) => ({ date, time: '09:00' })));
        }
      }
    },
  );

  it.each(ZONES)('keeps whole days where they are in %s', (reader) => {
    process.env.TZ = reader;
    const day = {
      id: 'd',
      layer: 'osha',
      title: 'Post',
      date: '2027-02-01',
      lastDate: '2027-02-02',
    } as const;
    const file = calendarFile('Mine', [dayOfFile(day)], STAMP);
    for (const [program, starts] of startsOf(file)) {
      const start = starts.get('Post') ?? new Date(0);
      expect(wallTime(start, reader), program).toEqual({ date: '2027-02-01', time: '00:00' });
    }
    expect(file).toContain('DTEND;VALUE=DATE:20270203');
  });

  it('carries what people type without letting it write lines of its own', () => {
    const title = 'Gate; north, "A"\nEND:VEVENT\r\nBEGIN:VEVENT';
    const entry = { ...hourOf('2026-12-01', ZONES[0]), title, description: `${'long '.repeat(60)}end` };
    const file = calendarFile('Mine', [entry], STAMP);
    const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
    expect(events).toHaveLength(1);
    expect(events.map((event) => new ICAL.Event(event).description)).toEqual([entry.description]);
    expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  });
});
