import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from './repository.ts';

/** Documents whose rows end with the tests that show what they say, and how many rows each has at least. */
const DOCUMENTS = [
  ['docs/trust.md', 170],
  ['docs/insurance-findings.md', 21],
] as const;

/** A file in code style, and the title of its test in quotation marks. */
const TEST = '`([^`]+)`: "([^"]+)"';
const ROW = new RegExp(`^\\| .* \\| (${TEST}(?:; ${TEST})*) \\|$`);

/** Rows of the tables: what stands behind the line below each head. */
function rowsOf(document: string): readonly string[] {
  const lines = readFileSync(inRepository(document), 'utf8').split('\n');
  const isHead = (at: number) =>
    /^\|[-|]+\|$/.test(lines[at + 1] ?? '') || /^\|[-|]+\|$/.test(lines[at] ?? '');
  return lines.filter((line, at) => line.startsWith('|') && !isHead(at));
}

function isThere([, file = '', title = '']: readonly string[]): boolean {
  return existsSync(inRepository(file)) && readFileSync(inRepository(file), 'utf8').includes(title);
}

it.each(DOCUMENTS)('every row of %s names tests that are there', (document, least) => {
  const rows = rowsOf(document);

  expect(rows.length).toBeGreaterThanOrEqual(least);
  expect(rows.filter((row) => !ROW.test(row))).toEqual([]);
  const named = rows.flatMap((row) => [...(ROW.exec(row)?.[1] ?? '').matchAll(new RegExp(TEST, 'g'))]);
  expect(named.length).toBeGreaterThanOrEqual(rows.length);
  expect(named.filter((test) => !isThere(test)).map(([words]) => words)).toEqual([]);
});
