import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readPdfText } from '../text/read-pdf-text.ts';
import { openFile } from './open-file.ts';
import { pdfFits } from './pdf-weight.ts';

const MEGABYTE = 1_048_576;
const never = new AbortController().signal;
/** 400 MB of nothing in 400 kB, made once. */
const BOMB = deflateSync(Buffer.alloc(400 * MEGABYTE));
const SMALL_BOMB = deflateSync(Buffer.alloc(12 * MEGABYTE));
const BOUNDS = { stream: 8 * MEGABYTE, whole: 20 * MEGABYTE, streams: 40 };

function pdfWith(streams: readonly Buffer[], end = '\nendstream endobj\n'): Uint8Array<ArrayBuffer> {
  const objects = streams.flatMap((stream, at) => [
    Buffer.from(`${at + 4} 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`),
    stream,
    Buffer.from(end),
  ]);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
      ),
      Buffer.from(
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<<>>>>endobj\n',
      ),
      ...objects,
      Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
    ]),
  );
}

function fits(bytes: Uint8Array<ArrayBuffer>, bounds?: Parameters<typeof pdfFits>[2]): Promise<boolean> {
  return pdfFits(bytes.buffer, never, bounds);
}

it('a PDF of 408 kB that unpacks to 400 MB is not opened, neither to be shown nor to be read', async () => {
  const file = new Blob([pdfWith([BOMB])]);
  expect(file.size).toBeLessThan(420_000);

  expect(await openFile(file, never)).toEqual({ kind: 'failed', problem: 'too-much' });
  expect(await readPdfText(file, never)).toEqual({ kind: 'failed', problem: 'too-much' });
});

it('holds many streams that are large together only, packed twice, and without an end', async () => {
  const four = deflateSync(Buffer.alloc(4 * MEGABYTE));

  expect(await fits(pdfWith([four, four, four]), BOUNDS)).toBe(true);
  expect(await fits(pdfWith([four, four, four, four, four, four]), BOUNDS)).toBe(false);
  expect(await fits(pdfWith([deflateSync(SMALL_BOMB)]), BOUNDS)).toBe(false);
  expect(await fits(pdfWith([deflateSync(deflateSync(SMALL_BOMB))]), BOUNDS)).toBe(false);
  expect(await fits(pdfWith([SMALL_BOMB.subarray(0, -200)]), BOUNDS)).toBe(false);
  expect(await fits(pdfWith([SMALL_BOMB], ''), BOUNDS)).toBe(false);
  const tiny = deflateSync(Buffer.from('q Q'));
  expect(await fits(pdfWith(Array(41).fill(tiny)), BOUNDS)).toBe(false);
});

it('is not deceived by the word that ends a stream within its data', async () => {
  const words = deflateSync(Buffer.from('endstream '.repeat(3)), { level: 0 });
  const rest = SMALL_BOMB.subarray(2);
  // A stored block that another block follows, then the rest of the stream.
  const stored = Buffer.from(words.subarray(0, -4));
  stored[2] = 0;
  const stream = Buffer.concat([stored, rest]);
  expect(() => inflateSync(stream, { maxOutputLength: MEGABYTE })).toThrow(RangeError);

  expect(await fits(pdfWith([stream]), BOUNDS)).toBe(false);
});

it.each(['\nendstream endobj\n', '\r\nendstream endobj\n', 'endstream endobj\n', '  \nendstream endobj\n'])(
  'takes ordinary streams however they end: %j',
  async (end) => {
    const text = deflateSync(Buffer.from('BT ET '.repeat(2_000)));
    expect(await fits(pdfWith(Array(200).fill(text), end))).toBe(true);
    // Cut short, as some programs write it.
    expect(await fits(pdfWith(Array(200).fill(text.subarray(0, -4)), end))).toBe(true);
  },
);

it('takes a picture of a whole page at 600 dpi', async () => {
  expect(await fits(pdfWith([deflateSync(Buffer.alloc(101_000_000), { level: 1 })]))).toBe(true);
});

it('ends when nobody waits any more', async () => {
  await expect(pdfFits(pdfWith([BOMB]).buffer, AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
});
