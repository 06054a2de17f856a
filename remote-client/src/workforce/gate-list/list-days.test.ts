import { describe, expect, it } from 'vitest';
import { daysOfList } from './list-days.ts';

const at = (moment: string) => Date.parse(moment);

describe('the days of a gate list', () => {
  it('are the day on which it is taken and the next, each to its midnight at the client', () => {
    expect(daysOfList(at('2026-11-23T19:40:00Z'), 'America/Chicago')).toEqual([
      { date: '2026-11-23', before: at('2026-11-24T06:00:00Z') },
      { date: '2026-11-24', before: at('2026-11-24T19:40:00Z') },
    ]);
  });

  it('follow the change of the clocks, and stay one when the day is longer than the list lives', () => {
    expect(daysOfList(at('2026-03-08T05:30:00Z'), 'America/Chicago')[0]?.before).toBe(
      at('2026-03-08T06:00:00Z'),
    );
    expect(daysOfList(at('2026-11-01T05:00:00Z'), 'America/Chicago')).toEqual([
      { date: '2026-11-01', before: at('2026-11-02T05:00:00Z') },
    ]);
  });
});
