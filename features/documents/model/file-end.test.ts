import { describe, expect, it } from 'vitest';
import { endDays, endOf } from './file-end.ts';

const TODAY = '2026-11-23';

describe('when a file ends', () => {
  it.each([
    [undefined, undefined],
    ['2026-11-22', { tone: 'danger', label: 'Expired 11/22/2026' }],
    ['2026-11-23', { tone: 'warning', label: 'Ends today' }],
    ['2026-11-24', { tone: 'warning', label: 'Ends in 1 day' }],
    ['2026-12-23', { tone: 'warning', label: 'Ends in 30 days' }],
    ['2026-12-24', { tone: 'neutral', label: '12/24/2026' }],
  ])('%s is told', (expiresOn, end) => {
    expect(endOf({ expiresOn }, TODAY)).toEqual(end);
  });

  it('is within a span of days from today on, or past', () => {
    expect(endDays('30', TODAY)).toEqual({ first: TODAY, last: '2026-12-23' });
    expect(endDays('expired', TODAY)?.last).toBe('2026-11-22');
    expect(endDays('any', TODAY)).toBeUndefined();
  });
});
