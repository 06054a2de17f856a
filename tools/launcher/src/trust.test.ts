import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from './repository.ts';

/** Rows of docs/trust.md: what is held, a file in code style, the title of its test in quotation marks. */
const ROWS = [
  ...readFileSync(inRepository('docs/trust.md'), 'utf8').matchAll(/^\| .* \| `([^`]+)`: "([^"]+)" \|$/gm),
].map(([, file = '', title = '']) => ({ file, title }));

it('every row of what is held names a test that is there', () => {
  expect(ROWS.length).toBeGreaterThan(30);
  const isThere = ({ file, title }: { readonly file: string; readonly title: string }) =>
    existsSync(inRepository(file)) && readFileSync(inRepository(file), 'utf8').includes(title);
  expect(ROWS.filter((row) => !isThere(row))).toEqual([]);
});
