import { describe, expect, it } from 'vitest';
import { monthWeeks, shownSpan, spanTitle, turned, weekOf } from './calendar-days.ts';
import { entriesOn } from './calendar-entry.ts';
import { insuranceEntries, oshaEntries, reviewEntries } from './derived-entries.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-12-05' };

describe('the days of a view', () => {
  it('are whole weeks from Sunday on', () => {
    expect(weekOf('2026-11-23')[0]).toBe('2026-11-22');
    expect(shownSpan('month', '2026-11-23')).toEqual(NOVEMBER);
    expect(monthWeeks('2026-02-10')).toHaveLength(4);
    expect(monthWeeks('2026-08-10')).toHaveLength(6);
    expect(shownSpan('agenda', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-12-22' });
  });

  it('turn by month, week and 30 days, and say what they are', () => {
    expect(turned('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(turned('week', '2026-11-23', -1)).toBe('2026-11-16');
    expect(turned('agenda', '2026-11-23', 1)).toBe('2026-12-23');
    expect(spanTitle('month', '2026-11-23')).toBe('November 2026');
    expect(spanTitle('week', '2026-12-30')).toBe('Dec 27 to Jan 2, 2027');
  });
});

describe('the dates that follow from records', () => {
  const path = (topic: string, contractorId?: string) => `/${topic}/${contractorId ?? ''}`;

  it('name the end of a policy once, however many clients rely on it, with the way to its contractor', () => {
    const ends = { gl: '2026-11-30', auto: '2027-01-01' };
    const one = { contractorId: 'a', contractorName: 'Acme Roofing', insuranceEnds: ends };
    const entries = insuranceEntries(
      [
        { id: 'x_a', ...one },
        { id: 'y_a', ...one },
      ],
      NOVEMBER,
      path,
    );
    expect(entries).toMatchObject([{ date: '2026-11-30', layer: 'expiries', path: '/insurance/a' }]);
    expect(entries[0]?.title).toBe('Acme Roofing: policy ends, Commercial general liability');
  });

  it('promise a review three working days after the submission', () => {
    const task = { id: 't', subjectType: 'emr', contractorId: 'a', contractorName: 'Acme' } as const;
    const entries = reviewEntries(
      [
        { ...task, submittedOn: '2026-11-20' },
        { ...task, id: 'old', submittedOn: '2026-10-01' },
      ],
      NOVEMBER,
      () => undefined,
    );
    expect(entries.map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2026-11-25 Acme: review promised, EMR',
    ]);
  });

  it('are the three of OSHA for the year before', () => {
    const all = oshaEntries({ from: '2026-12-01', to: '2027-12-31' }, path);
    expect(all.map(({ date }) => date)).toEqual(['2027-02-01', '2027-03-02', '2027-04-30']);
    expect(all[1]?.title).toBe('Last day to file with OSHA: 2026');
  });

  it('stand before the hours of a day, and on each of their days', () => {
    const on = { layer: 'events', date: '2026-11-23', lastDate: '2026-11-24' } as const;
    const entries = [
      { ...on, id: 'late', title: 'Late', time: '15:00' },
      { ...on, id: 'early', title: 'Early', time: '09:30' },
      { ...on, id: 'day', title: 'Whole day' },
    ];
    expect(entriesOn(entries, '2026-11-24').map(({ id }) => id)).toEqual(['day', 'early', 'late']);
    expect(entriesOn(entries, '2026-11-25')).toEqual([]);
  });
});
