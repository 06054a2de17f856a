import { describe, expect, it } from 'vitest';
import { findNaics, findNaicsParts, naicsTitle } from './find-naics.ts';
import { loadNaics, loadNaicsParts } from './naics-table.ts';

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

describe('the beginnings of codes', () => {
  it('are found by their digits, the shortest first, and by words', async () => {
    const parts = await loadNaicsParts();
    const found = findNaicsParts(parts, '238');
    expect(found[0]).toEqual({ code: '238', title: 'Specialty Trade Contractors' });
    expect(found.every(({ code }) => code.startsWith('238'))).toBe(true);
    expect(findNaicsParts(parts, 'specialty trade').map(({ code }) => code)).toContain('238');
    // New in 2022: known by its codes, without a title of its own.
    expect(findNaicsParts(parts, '455')[0]).toEqual({ code: '455', title: '' });
    expect(findNaicsParts(parts, '99')).toEqual([]);
    expect(findNaicsParts(parts, ' ')).toEqual([]);
  });

  it('each begin a code of the table', async () => {
    const [table, parts] = await Promise.all([loadNaics(), loadNaicsParts()]);
    const without = parts.filter(({ code }) => !table.some((entry) => entry.code.startsWith(code)));
    expect(without).toEqual([]);
    expect(new Set(parts.map(({ code }) => code)).size).toBe(parts.length);
  });
});
