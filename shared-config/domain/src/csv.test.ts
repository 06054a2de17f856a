import { expect, it } from 'vitest';
import { type CsvColumn, toCsv } from './csv.ts';

const COLUMNS: readonly CsvColumn<{ name: string; n?: number }>[] = [
  { title: 'Name', value: ({ name }) => name },
  { title: 'Count', value: ({ n }) => n },
];

it('writes one line a row, with a mark by which spreadsheets know UTF-8', () => {
  expect(toCsv(COLUMNS, [{ name: 'Zoë', n: -3 }, { name: 'B' }])).toBe(
    '\uFEFFName,Count\r\nZoë,-3\r\nB,\r\n',
  );
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1 312', "'+1 312"],
  ['-x', "'-x"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('keeps %j from breaking the file or running as a formula', (name, expected) => {
  expect(toCsv(COLUMNS, [{ name }])).toContain(`\r\n${expected},\r\n`);
});
