import { describe, expect, it } from 'vitest';
import type { StoredEvent } from '../data/event-writer.ts';
import { expectedEvent, expectedMove } from './expected-event.ts';

const series = { id: 'e1', record: { path: 'calendarEvents/e1' } } as unknown as StoredEvent;
const times = {
  start: new Date('2026-11-25T15:00:00Z'),
  end: new Date('2026-11-25T16:00:00Z'),
  allDay: false,
};

describe('what the calendar shows of an event that is on its way', () => {
  it('is the day to which it is moved, until the event is read anew', () => {
    expect(expectedMove({ series }, times)).toEqual({
      path: 'calendarEvents/e1',
      before: { record: series.record },
      after: times,
    });
  });

  it('is only a mark where one occurrence moves: it becomes an event of its own', () => {
    expect(expectedMove({ series, occurrence: '2026-11-24' }, times).after).toEqual({});
  });

  it('is without an occurrence that is deleted', () => {
    expect(expectedEvent(series, { exdates: ['2026-11-24'] }).after).toEqual({ exdates: ['2026-11-24'] });
  });
});
