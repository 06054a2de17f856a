import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCsv } from './decode-csv.ts';
import { csvRecords, delimiterOf } from './read-csv.ts';

const cellsOf = (text: string, delimiter?: string) =>
  csvRecords(text, undefined, delimiter).map(({ cells }) => cells);

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

describe('reading a CSV file', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\r1\t2'],
    ['quotation marks', '"a","b"\n\n"1","2"\n'],
  ])('splits by %s', (_name, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps delimiters, marks and line breaks inside quotation marks, and counts lines over them', () => {
    const records = csvRecords('name,n\n"Yard ""North"",\nIL",1\nSouth,2');

    expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'name', 'n'],
      [2, 'Yard "North",\nIL', '1'],
      [4, 'South', '2'],
    ]);
  });

  it('tells a mark that is never closed', () => {
    expect(csvRecords('a,b\n"1,2\n3,4').map(({ isUnclosed }) => isUnclosed)).toEqual([false, true]);
  });

  it('reads no further than asked', () => {
    expect(csvRecords('a\n1\n2\n3', 2).map(({ cells }) => cells)).toEqual([['a'], ['1']]);
  });

  it('looks for the delimiter outside of quotation marks', () => {
    expect(delimiterOf('"a,b,c,d";e;f')).toBe(';');
    expect(delimiterOf('only')).toBe(',');
  });

  it('gives back whatever was written, in each delimiter', () => {
    const table = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const kept = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
        const text = rows.map((row) => row.map(quoted).join(delimiter)).join('\r\n');
        expect(cellsOf(text, delimiter)).toEqual(kept);
      }),
    );
  });

  it('ends on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\r', '\n', 'a', ' ') }), (text) => {
        for (const { line } of csvRecords(text)) expect(line).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ['UTF-8', Uint8Array.of(0xc3, 0xa9)],
    ['UTF-8 with a mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xa9)],
    ['Windows-1252', Uint8Array.of(0xe9)],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0xe9, 0x00)],
  ])('decodes %s', (_name, bytes) => {
    expect(decodeCsv(bytes)).toBe('é');
  });

  it.each([
    ['UTF-8', Uint8Array.of(0x61, 0xc3)],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x61, 0x00, 0xe9)],
  ])('leaves out half a letter at the end of a beginning in %s', (_name, bytes) => {
    expect(decodeCsv(bytes, true)).toBe('a');
  });
});
