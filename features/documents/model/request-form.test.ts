import { describe, expect, it } from 'vitest';
import { checkRequest, dueWords, newRequest } from './request-form.ts';

const TODAY = '2026-11-21';
const VALUES = { ...newRequest(TODAY), title: 'Safety manual' };

describe('a request for a document', () => {
  it('is due in two weeks unless another day is chosen', () => {
    expect(VALUES.dueOn).toBe('2026-12-05');
    expect(checkRequest(VALUES, TODAY)).toEqual({});
    expect(checkRequest({ ...VALUES, dueOn: TODAY }, TODAY)).toEqual({});
  });

  it.each([
    ['2026-11-20', 'Choose today or a later day.'],
    ['2027-11-22', 'The end date may be at most 365 days away.'],
    ['', 'Enter a date as mm/dd/yyyy.'],
  ])('due %j is refused', (dueOn, message) => {
    expect(checkRequest({ ...VALUES, dueOn }, TODAY).dueOn).toBe(message);
  });

  it('needs a title, and no long story', () => {
    expect(Object.keys(checkRequest({ ...VALUES, title: ' ', note: 'x'.repeat(1001) }, TODAY))).toEqual([
      'title',
      'note',
    ]);
  });

  it('says when it is near or overdue', () => {
    const told = ['2026-11-20', '2026-11-21', '2026-11-24', '2026-11-25'].map((day) => dueWords(day, TODAY));
    expect(told.map(({ tone, label }) => `${tone}: ${label}`)).toEqual([
      'danger: Overdue since 11/20/2026',
      'warning: Due today',
      'warning: Due 11/24/2026',
      'neutral: Due 11/25/2026',
    ]);
  });
});
