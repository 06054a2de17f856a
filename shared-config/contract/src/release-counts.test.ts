import { expect, it } from 'vitest';
import { countsOn, failedOf, rateOf, slowOf } from './release-counts.ts';

it('a session that broke after its first page failed, and is one session', () => {
  expect(failedOf({ ready: 10, broke: 2, mount: 1, network: 1 })).toEqual({ events: 4, total: 12 });
});

it('more broken pages than first pages, as forged reports may say, are no more than all', () => {
  expect(failedOf({ ready: 1, broke: 9 })).toEqual({ events: 1, total: 1 });
});

it('sessions that got a release in the place of another one are nobody’s', () => {
  expect(failedOf({ 'stand-in': 50 })).toEqual({ events: 0, total: 0 });
});

it('a first page is slow after more than 4 s', () => {
  expect(slowOf({ 'wait-1': 5, 'wait-4': 3, 'wait-8': 2, 'wait-more': 1 })).toEqual({ events: 3, total: 11 });
});

it('days are added up as far as they count', () => {
  const days = new Map([
    ['2026-11-20', { ready: 3 }],
    ['2026-11-21', { ready: 4, mount: 1 }],
    ['2026-11-22', { ready: 90 }],
  ]);

  expect(countsOn(days, (day) => day < '2026-11-22')).toEqual({ ready: 7, mount: 1 });
});

it('nothing of nothing is no rate', () => {
  expect([rateOf({ events: 0, total: 0 }), rateOf({ events: 1, total: 4 })]).toEqual([0, 0.25]);
});
