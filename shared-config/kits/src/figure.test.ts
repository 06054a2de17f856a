import { toDataFailure } from '@vcms/data';
import { describe, expect, it } from 'vitest';
import { figureOfCounts, figureOfItems } from './figure.ts';

const failed = { kind: 'failed', failure: toDataFailure({ code: 'unavailable' }), retry: () => {} } as const;

describe('figures', () => {
  it('adds up the named counts', () => {
    const state = { kind: 'ready', counts: { approved: 23, submitted: 5, ended: 1 } } as const;

    expect(figureOfCounts(state, ['approved', 'submitted'])).toEqual({ kind: 'ready', value: 28 });
  });

  it('counts the items that match', () => {
    const state = { kind: 'ready', items: [1, 2, 3], unreadable: [] } as const;

    expect(figureOfItems(state, (item) => item > 1)).toEqual({ kind: 'ready', value: 2, isMore: false });
  });

  it('says that there may be more when the list was cut at its limit', () => {
    const state = { kind: 'ready', items: [1, 2, 3], unreadable: [] } as const;

    expect(figureOfItems(state, undefined, 3)).toEqual({ kind: 'ready', value: 3, isMore: true });
    expect(figureOfItems(state, undefined, 4)).toMatchObject({ isMore: false });
  });

  it('passes on what is loading or failed', () => {
    expect(figureOfItems({ kind: 'loading' })).toEqual({ kind: 'loading' });
    expect(figureOfCounts(failed, [])).toMatchObject({ kind: 'failed', failure: { kind: 'unreachable' } });
  });
});
