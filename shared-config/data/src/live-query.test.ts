import { describe, expect, it } from 'vitest';
import { collectItems, createGuessTest, isSameAnswer } from './live-query.ts';

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

it('knows an answer again by its parts: the same objects, and the same records that cannot be used', () => {
  const record = { id: 'a' };
  const answer = { items: [record], unreadable: ['x'], problems: ['users/x: name is not a text'] };
  expect(isSameAnswer(answer, { ...answer, items: [record] })).toBe(true);
  expect(isSameAnswer(answer, { ...answer, items: [{ ...record }] })).toBe(false);
  expect(isSameAnswer(answer, { ...answer, items: [record, record] })).toBe(false);
  expect(isSameAnswer(answer, { ...answer, unreadable: ['y'] })).toBe(false);
  expect(isSameAnswer(answer, { ...answer, problems: [] })).toBe(false);
});

describe('createGuessTest', () => {
  const cached = { empty: true, fromCache: true };

  it.each([
    ['an empty answer of the cache', cached, true],
    ['an empty answer of the server', { empty: true, fromCache: false }, false],
    ['documents of the cache', { empty: false, fromCache: true }, false],
  ])('takes %s for what it is', (_what, finding, guess) => {
    expect(createGuessTest()(finding)).toBe(guess);
  });

  it('believes an empty cache once the server has said that nothing is there, also when the connection is lost', () => {
    const isGuess = createGuessTest();
    expect(isGuess(cached)).toBe(true);
    isGuess({ empty: true, fromCache: false });

    expect(isGuess(cached)).toBe(false);
  });

  it('goes on doubting while only the cache has answered', () => {
    const isGuess = createGuessTest();
    isGuess({ empty: false, fromCache: true });

    expect(isGuess(cached)).toBe(true);
  });
});
