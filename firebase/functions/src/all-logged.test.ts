import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as main from './main.ts';

function sourceOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

/** An entry of a table, or an export of its own. */
const MADE = /^(?: {2}(\w+): |export const (\w+) = )on(?:Document|Object|Schedule)\w*\(/gm;

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => !file.endsWith('.test.ts') && sourceOfIfFile(file).search(MADE) >= 0,
);

function sourceOfIfFile(file: string): string {
  return file.endsWith('.ts') ? sourceOf(file) : '';
}

it('finds them where they stand: several lines in one file, or a line in its own', () => {
  expect(FILES).toEqual(expect.arrayContaining(['triggers.ts', 'schedules.ts', 'variances/triggers.ts']));
});

describe.each(FILES)('%s', (file) => {
  const made = [...sourceOf(file).matchAll(MADE)].map(([, entry, own]) => entry ?? own);

  it('watches everything it makes, each by its own name, so that no failure passes unseen', () => {
    const watched = [...sourceOf(file).matchAll(/\bwatch\('[a-z]+', '(\w+)'/g)].map(([, name]) => name);

    expect(made.length).toBeGreaterThan(0);
    expect(watched).toEqual(made);
  });

  it('gives Firebase everything it makes', () => {
    expect(made.filter((name) => name !== undefined && !(name in main))).toEqual([]);
  });
});
