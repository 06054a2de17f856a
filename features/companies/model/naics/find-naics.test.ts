import { describe, expect, it } from 'vitest';
import { findNaics, naicsTitle } from './find-naics.ts';
import { loadNaics } from './naics-table.ts';

const table = await loadNaics();
const codes = (text: string) => findNaics(table, text, 5).map(({ code }) => code);

describe('the industries', () => {
  it('have all codes of 2022, and those of 2017 that are gone since', () => {
    expect(table.filter(({ edition }) => edition === 2022)).toHaveLength(1012);
    expect(table.filter(({ edition }) => edition === 2017)).toHaveLength(139);
    expect(new Set(table.map(({ code }) => code)).size).toBe(1151);
    expect(table.every(({ code, title }) => /^\d{6}$/.test(code) && /\S$/.test(title))).toBe(true);
  });

  it('are found by words in any order, by the beginning of a word, and by the beginning of a code', () => {
    expect(codes('roofing')).toEqual(['238160', '423330']);
    expect(codes('contractors plumb')).toEqual(['238220']);
    expect(codes('23821')).toEqual(['238210']);
    expect(codes('541380')).toEqual(['541380']);
    expect(naicsTitle(table, '541380')?.title).toBe('Testing Laboratories and Services');
  });

  it('of 2022 come before those of 2017, and nothing comes of nothing', () => {
    const found = findNaics(table, 'coal', 9).map(({ edition }) => edition);
    expect(found.indexOf(2017)).toBeGreaterThan(found.lastIndexOf(2022));
    expect(codes('  ')).toEqual([]);
    expect(codes('999999')).toEqual([]);
  });
});
