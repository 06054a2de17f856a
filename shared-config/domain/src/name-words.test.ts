import { describe, expect, it } from 'vitest';
import { matchesWords, NAME_WORDS_MAX, nameWords, wordToFind } from './name-words.ts';

describe('words of a name', () => {
  it.each([
    ['Bright Steel Works', 'ste'],
    ['Café Zürich LLC', 'zur'],
    ['Łódź Øresund Straße', 'strass'],
    ['O’Brien’s Roofing', "o'bri"],
    ['Smith-Jones (Midwest)', 'MIDW'],
    ['A1 Crane 24/7', '24'],
  ])('%s is found by %s', (name, typed) => {
    expect(nameWords(name)).toContain(wordToFind(typed));
    expect(matchesWords(name, typed)).toBe(true);
  });

  it('are not found from their middle', () => {
    expect(nameWords('Bright Steel')).not.toContain('teel');
    expect(matchesWords('Bright Steel', 'teel')).toBe(false);
  });

  it('are looked up by the longest that was typed, and all of them have to fit', () => {
    expect(wordToFind('br steel')).toBe('steel');
    expect(wordToFind(' .,- ')).toBeUndefined();
    expect(matchesWords('Bright Steel', 'steel br')).toBe(true);
    expect(matchesWords('Bright Steel', 'steel ac')).toBe(false);
  });

  it('stay bounded, and the longest name is found by every word', () => {
    const name = 'ﷺ'.repeat(120);
    expect(nameWords(name).length).toBeLessThanOrEqual(NAME_WORDS_MAX);
    const long = Array.from({ length: 40 }, (_, at) => `w${at}`)
      .join(' ')
      .slice(0, 120);
    expect(long.split(' ').every((word) => nameWords(long).includes(word))).toBe(true);
  });
});
