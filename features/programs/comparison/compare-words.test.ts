import { diffArrays } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextChange } from '../model/text-changes.ts';
import { type PlacedWord, placedWords } from '../model/text-words.ts';
import { CHANGES_MAX, compareWords } from './compare-words.ts';

/** One paragraph for each text, ten on a page. */
function wordsOf(...texts: readonly string[]): readonly PlacedWord[] {
  const count = Math.ceil(texts.length / 10);
  const pages = Array.from({ length: count }, (_, at) => ({
    page: at + 1,
    items: texts.slice(at * 10, at * 10 + 10).map((text, index) => ({
      ...{ text, x: 50, y: 100 + index * 30, width: text.length * 5, height: 10, angle: 0 },
    })),
  }));
  return placedWords(pages);
}

/** A number in letters: lines that differ by a number only are taken for running heads. */
const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

let pauses = 0;
const pause = async () => {
  pauses += 1;
};

function compare(before: readonly string[], now: readonly string[], signal = new AbortController().signal) {
  return compareWords(diffArrays, wordsOf(...before), wordsOf(...now), { signal, pause });
}

function told(changes: readonly TextChange[] | undefined): readonly string[] {
  const marks = { same: '=', added: '+', removed: '-' } as const;
  return (changes ?? []).map(({ parts }) => parts.map(({ kind, text }) => marks[kind] + text).join(' '));
}

describe('what differs between two texts', () => {
  it('is told by passages: words inside a sentence, and sentences that came or went', async () => {
    const before = ['A foreman inspects ladders weekly.', 'Stay low.', 'Keep three points of contact.'];
    const now = ['A foreman inspects ladders daily.', 'Keep three points of contact.', 'Tie off above.'];
    expect(told(await compare(before, now))).toEqual([
      '=A foreman inspects ladders -weekly. Stay low. +daily.',
      '+Tie off above.',
    ]);
  });

  it('shows a passage that was written anew as what it was and what it is', async () => {
    const changes = await compare(
      ['Nobody is named who does this.'],
      ['The superintendent trains climbers.'],
    );
    expect(told(changes)).toEqual(['-Nobody is named who does this. +The superintendent trains climbers.']);
  });

  it('names the pages in both files, and marks what was added where it stands', async () => {
    const old = Array.from({ length: 15 }, (_, index) => `Rule number ${'abcdefghijklmno'[index]} stands.`);
    const now = [...old.slice(0, 3), 'A new rule.', ...old.slice(3, 12), ...old.slice(13)];
    const changes = await compare(old, now);
    expect(changes?.map(({ page, pageBefore }) => [page, pageBefore])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(changes?.[0]?.places).toEqual([{ page: 1, x: 50, y: 190, width: 55, height: 10 }]);
    expect(changes?.[1]?.places).toEqual([]);
  });

  it('is nothing for the same text, and too much to be told for another one', async () => {
    const many = Array.from({ length: 2 * CHANGES_MAX + 10 }, (_, index) => `Line ${letters(index)} stands.`);
    expect(await compare(many, many)).toEqual([]);
    const other = many.map((text, index) => (index % 2 === 0 ? text : `Other y${letters(index)} here.`));
    expect(await compare(many, other)).toBeUndefined();
  });

  it('gives the page its turn, and stops when nobody waits for it', async () => {
    pauses = 0;
    await compare(['One.'], ['Two.']);
    expect(pauses).toBeGreaterThan(1);
    const gone = new AbortController();
    gone.abort(new Error('gone'));
    await expect(compare(['One.'], ['Two.'], gone.signal)).rejects.toThrow('gone');
  });

  it('says of short texts exactly what takes the one to the other', async () => {
    const text = fc.array(fc.constantFrom('a', 'b.', 'c', 'd.'), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(text, text, async (before, now) => {
        const changes = (await compare(before, now)) ?? [];
        const same = before.join(' ') === now.join(' ');
        expect(changes.length === 0).toBe(same);
        const words = (kind: 'added' | 'removed') =>
          changes.flatMap(({ parts }) =>
            parts.filter((part) => part.kind === kind).flatMap((part) => part.text.split(' ')),
          ).length;
        expect(words('added') - words('removed')).toBe(now.length - before.length);
      }),
    );
  });
});
