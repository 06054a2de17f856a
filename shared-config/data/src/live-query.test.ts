import { describe, expect, it } from 'vitest';
import { collectItems, isGuess } from './live-query.ts';

describe('collectItems', () => {
  it('keeps the order of usable documents and sets the unusable ones apart by id', () => {
    const items = collectItems([
      { ok: true, value: 'first' },
      { ok: false, id: 'broken', path: 'users/broken', problems: ['name is not a text'] },
      { ok: true, value: 'second' },
    ]);

    expect(items).toEqual({
      items: ['first', 'second'],
      unreadable: ['broken'],
      problems: ['users/broken: name is not a text'],
    });
  });
});

describe('isGuess', () => {
  it.each([
    ['an empty answer of the cache', true, true, true],
    ['an empty answer of the server', true, false, false],
    ['documents of the cache', false, true, false],
  ])('takes %s for what it is', (_what, empty, fromCache, guess) => {
    expect(isGuess({ empty, metadata: { fromCache, hasPendingWrites: false, isEqual: () => false } })).toBe(
      guess,
    );
  });
});
