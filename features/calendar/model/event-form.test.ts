import { describe, expect, it } from 'vitest';
import { daysOfEvent, eventEntry, movedTo } from './event-entries.ts';
import { checkEventForm, emptyEventForm, eventContent } from './event-form.ts';

const CHICAGO = 'America/Chicago';
const form = (values: object) => ({ ...emptyEventForm('2026-11-23'), title: 'Site walk', ...values });
const stored = (values: object, zone = CHICAGO) => ({ id: 'e1', ...eventContent(form(values), zone) });

describe('the form of an event', () => {
  it('wants an end after the start, of whole days and of hours', () => {
    expect(checkEventForm(form({}), CHICAGO)).toEqual({});
    expect(checkEventForm(form({ endTime: '09:00' }), CHICAGO)).toEqual({
      endTime: 'End must be after start.',
    });
    expect(checkEventForm(form({ allDay: true, endDate: '2026-11-22' }), CHICAGO)).toEqual({
      endDate: 'End must be after start.',
    });
    expect(checkEventForm(form({ allDay: true, endTime: '' }), CHICAGO)).toEqual({});
  });

  it('names each field that is missing or wrong', () => {
    const wrong = form({ title: ' ', startDate: '2026-02-30', endTime: '25:00' });
    expect(Object.keys(checkEventForm(wrong, CHICAGO)).sort()).toEqual(['endTime', 'startDate', 'title']);
  });
});

describe('an event in the calendar', () => {
  it('takes place at the time of the reader, who may be elsewhere', () => {
    const event = stored({ startTime: '22:00', endTime: '23:00' });
    expect(eventEntry(event, CHICAGO)).toMatchObject({ date: '2026-11-23', time: '22:00', endTime: '23:00' });
    expect(eventEntry(event, 'Europe/Berlin')).toMatchObject({ date: '2026-11-24', time: '05:00' });
  });

  it('is on the same days for everybody when it takes whole days', () => {
    const event = stored({ allDay: true, endDate: '2026-11-25' });
    for (const zone of [CHICAGO, 'Pacific/Auckland', 'Pacific/Honolulu'])
      expect(daysOfEvent(event, zone)).toMatchObject({ date: '2026-11-23', lastDate: '2026-11-25' });
  });

  it('that ends at midnight is not on the next day', () => {
    const event = stored({ endDate: '2026-11-24', endTime: '00:00' });
    expect(daysOfEvent(event, CHICAGO).lastDate).toBe('2026-11-23');
  });

  it.each(['2026-10-30', '2027-03-20'])(
    'moved over a change of the clocks to %s keeps its hour and its length',
    (date) => {
      const times = movedTo(stored({}), date, '09:00', CHICAGO);
      expect(daysOfEvent(times, CHICAGO)).toMatchObject({
        date,
        lastDate: date,
        time: '09:00',
        endTime: '10:00',
      });
    },
  );
});
