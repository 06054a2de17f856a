import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOAD_FAILURE_KINDS } from './load-failure.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ERRORS = join(ROOT, 'docs/errors');
const SPECS = join(ROOT, 'e2e/specs');
const SOURCES = ['host-shell/src', 'shared-config/contract/src'];
const ROWS = 32;

/** One line of docs/errors/matrix.md. */
interface MatrixRow {
  readonly row: number;
  readonly texts: readonly string[];
  readonly kind: string | undefined;
  readonly event: string | undefined;
  readonly page: string;
  readonly spec: string;
}

function readMatrix(): readonly MatrixRow[] {
  const lines = readFileSync(join(ERRORS, 'matrix.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    if (!/^\| \d/.test(line)) return [];
    const [row = '', situation = '', detection = '', reaction = '', message = '', ...rest] = line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim());
    const [reference = '', event = '', page = '', spec = ''] = rest;
    return {
      row: Number(row),
      texts: [situation, detection, reaction, message],
      kind: /^`VC-(.+)-…`$/.exec(reference)?.[1],
      event: /^`(.+)`$/.exec(event)?.[1],
      page: /\((.+\.md)\)/.exec(page)?.[1] ?? '',
      spec: /^`(.+)`$/.exec(spec)?.[1] ?? '',
    };
  });
}

/** The rows that the titles of a spec's tests name: "row 4: …", "rows 1 and 3: …", "…; row 26: …". */
function rowsShownBy(spec: string): readonly number[] {
  const text = readFileSync(join(SPECS, spec), 'utf8');
  const titles = [...text.matchAll(/^ *test\(\s*(['`])(.*?)\1,/gmsu)].map(([, , title = '']) => title);
  return titles.flatMap((title) =>
    [...title.matchAll(/\brows? (\d+(?:(?:, | and )\d+)*):/gu)].flatMap(([, list = '']) =>
      (list.match(/\d+/gu) ?? []).map(Number),
    ),
  );
}

function readSources(): string {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(ROOT, folder, file),
    ),
  );
  const written = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return written.map((file) => readFileSync(file, 'utf8')).join('\n');
}

describe('the failure matrix', () => {
  const matrix = readMatrix();
  const sources = readSources();

  it('has the 32 rows of the design, each filled in', () => {
    expect(matrix.map(({ row }) => row)).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1));
    for (const { row, texts } of matrix) for (const text of texts) expect(text, `row ${row}`).not.toBe('');
  });

  it.each(readMatrix())('row $row is shown by a browser test in $spec', ({ row, spec }) => {
    expect(rowsShownBy(spec)).toContain(row);
  });

  it.each(readMatrix())('row $row is explained by $page', ({ row, page, kind }) => {
    const text = readFileSync(join(ERRORS, page), 'utf8');
    const named = /^Source: architecture 3h, rows? (.+)\.$/mu.exec(text)?.[1]?.split(', ').map(Number);

    expect(named).toContain(row);
    if (kind !== undefined) expect(text).toContain(`VC-${kind}-`);
  });

  it.each(readMatrix())('row $row has a kind and an event that the shell knows', ({ kind, event }) => {
    if (kind !== undefined) expect(LOAD_FAILURE_KINDS).toContain(kind);
    const shortened = event?.replace(/^remote\./u, '');
    if (event !== undefined)
      expect(sources.includes(`'${event}'`) || sources.includes(`'${shortened}'`), event).toBe(true);
  });
});
