import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { momentOf, wallTime } from './zoned-time.ts';

const STAMP = new Date('2026-11-23T10:00:00Z');
const LEFT_OUT = '2026-06-15';

/** Weekly at nine for more than a year: both changes of the clocks lie between. */
function fileOf(zone: string): string {
  const start = momentOf({ date: '2026-01-05', time: '09:00' }, zone);
  const end = new Date(start.getTime() + 3_600_000);
  const rrule = 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270201';
  const entry = { id: 'w', title: 'Weekly', start, end, allDay: false, zone, rrule, exdates: [LEFT_OUT] };
  return calendarFile('Mine', [entry], STAMP);
}

const EXPECTED = Array.from({ length: 57 }, (_, week) =>
  new Date(Date.UTC(2026, 0, 5 + week * 7)).toISOString().slice(0, 10),
).filter((date) => date !== LEFT_OUT);

function readByIcal(file: string): readonly Date[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const block = calendar.getFirstSubcomponent('vtimezone');
  const described = new ICAL.Timezone({ component: block ?? '' });
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const each = event.iterator();
  const found: Date[] = [];
  for (let next = each.next(); next; next = each.next()) {
    next.zone = described;
    found.push(next.toJSDate());
  }
  return found;
}

describe.each(['America/Chicago', 'Europe/Berlin', 'Pacific/Auckland'])(
  'a repeating event of %s in a file',
  (zone) => {
    it('stays at nine by the description of the zone that the file carries', () => {
      const read = readByIcal(fileOf(zone)).map((moment) => wallTime(moment, zone));
      expect(read).toEqual(EXPECTED.map((date) => ({ date, time: '09:00' })));
    });

    it('begins at the right moment, repeats and leaves out the day for a program that knows the zone by name', () => {
      const parts = Object.values(nodeIcal.sync.parseICS(fileOf(zone)));
      const event = parts.find((part) => part?.type === 'VEVENT') as unknown as {
        start: Date & { tz: string };
        rrule: { toString(): string };
        exdate: Record<string, Date>;
      };
      expect(event.start.toISOString()).toBe(
        momentOf({ date: '2026-01-05', time: '09:00' }, zone).toISOString(),
      );
      expect(event.start.tz).toBe(zone);
      expect(event.rrule.toString()).toMatch(/RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270[12]\d{2}T/);
      const left = Object.values(event.exdate).map((moment) => moment.toISOString());
      expect([...new Set(left)]).toEqual([momentOf({ date: LEFT_OUT, time: '09:00' }, zone).toISOString()]);
    });
  },
);
