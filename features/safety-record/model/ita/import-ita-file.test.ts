import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITA_COLUMNS } from './columns.ts';
import { importIta } from './import-ita.ts';
import { importItaFile, type SlicedFile } from './import-ita-file.ts';

const TODAY = '2026-11-20';
const MEGABYTE = 1_048_576;
const TITLES = ITA_COLUMNS.join(',');

function row(name: string): string {
  return `${name},001234567,Acme,1 North St,Joliet,IL,60431,238210,,1,1,2025,60,112800,1,0,1,0,2,12,0,3,0,0,0,0,0,`;
}

const open = () => new AbortController().signal;

/** A file of any size that is made while it is read; tells how much of it was. */
function madeFile(size: number, byteAt: (from: number, to: number) => Uint8Array) {
  const reads: (readonly [from: number, to: number])[] = [];
  const file: SlicedFile = {
    size,
    slice: (from, to) => ({
      async arrayBuffer() {
        reads.push([from, to]);
        return byteAt(from, to).slice().buffer as ArrayBuffer;
      },
    }),
  };
  return { file, reads };
}

function fileOf(bytes: Uint8Array) {
  return madeFile(bytes.length, (from, to) => bytes.slice(from, to));
}

/** A hundred letters a row, for ever. */
function endless(size: number, rowAt: (index: number) => string) {
  const head = new TextEncoder().encode(`${TITLES}\n`);
  const encode = (index: number) => new TextEncoder().encode(`${rowAt(index).padEnd(199)}\n`);
  return madeFile(size, (from, to) => {
    const bytes = new Uint8Array(to - from);
    for (let at = from; at < to; ) {
      const inRows = at - head.length;
      const source = inRows < 0 ? head : encode(Math.floor(inRows / 200));
      const offset = inRows < 0 ? at : inRows % 200;
      const part = source.slice(offset, offset + to - at);
      bytes.set(part, at - from);
      at += part.length;
    }
    return bytes;
  });
}

describe('a large file', () => {
  it('of a million rows is read in small slices, and no further than rows are taken', async () => {
    const { file, reads } = endless(200 * MEGABYTE, (index) => row(`Yard ${index}`));
    const shares: number[] = [];
    const found = await importItaFile(file, TODAY, {
      signal: open(),
      onProgress: (share) => shares.push(share),
    });

    expect(found.rows).toEqual([]);
    expect(found.problems[0]?.text).toContain('more than 5,000 rows');
    expect(Math.max(...reads.map(([from, to]) => to - from))).toBeLessThanOrEqual(256 * 1024);
    expect(reads.at(-1)?.[1]).toBeLessThan(2 * MEGABYTE);
    expect(shares).toHaveLength(reads.length);
  });

  it('with a quotation mark that is never closed is read no further than a record can be long', async () => {
    const { file, reads } = endless(
      50 * MEGABYTE,
      (index) => (index === 3 ? '"' : '') + row(`Yard ${index}`),
    );
    const found = await importItaFile(file, TODAY, { signal: open() });

    expect(found.rows.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(found.problems.at(-1)).toMatchObject({ line: 5, text: 'A quotation mark is not closed.' });
    expect(reads.at(-1)?.[1]).toBeLessThan(2 * MEGABYTE);
  });

  it('is left as soon as somebody cancels', async () => {
    const { file, reads } = endless(50 * MEGABYTE, () => row('Yard'));
    const stop = new AbortController();
    const reading = importItaFile(file, TODAY, { signal: stop.signal, onProgress: () => stop.abort() });

    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(reads.length).toBeLessThanOrEqual(2);
  });
});

describe('a file in slices', () => {
  const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', 'a', 'é', '漢', ' ') });

  it('says the same as the whole text, wherever it is cut', async () => {
    const rows = fc.array(fc.tuple(cell, cell), { maxLength: 4 });
    const breaks = fc.constantFrom('\n', '\r\n');
    await fc.assert(
      fc.asyncProperty(rows, breaks, fc.integer({ min: 1, max: 90 }), async (names, newline, sliceBytes) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const lines = names.map(([name, city]) => row(quoted(name)).replace('Joliet', quoted(city)));
        const text = [TITLES, ...lines].join(newline);
        const { file } = fileOf(new TextEncoder().encode(text));
        const read = await importItaFile(file, TODAY, { signal: open(), sliceBytes });
        expect(read).toEqual(importIta(text, TODAY));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [
      'Windows-1252',
      Uint8Array.of(...[...`${TITLES}\n${row('Café')}`].map((letter) => letter.charCodeAt(0))),
    ],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TITLES}\n${row('Café')}`)],
  ])('is read as %s', async (_, bytes) => {
    const read = await importItaFile(fileOf(bytes).file, TODAY, { signal: open(), sliceBytes: 37 });
    expect(read.rows.map(({ establishment }) => establishment.name)).toEqual(['Café']);
  });
});
