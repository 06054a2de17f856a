import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of } from './base64-of.ts';

async function* inPieces(bytes: Buffer, lengths: readonly number[]): AsyncGenerator<Buffer> {
  let at = 0;
  for (const length of lengths) {
    yield bytes.subarray(at, at + length);
    at += length;
  }
  yield bytes.subarray(at);
}

it('says the same of bytes in pieces of any lengths as of the bytes in one', async () => {
  const pieces = fc.array(fc.nat({ max: 9 }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 120 }), pieces, async (given, lengths) => {
      const bytes = Buffer.from(given);
      expect(await base64Of(inPieces(bytes, lengths))).toBe(bytes.toString('base64'));
    }),
  );
});

it('says the same of pieces as long as those of a connection', async () => {
  const bytes = randomBytes(400_000);
  expect(await base64Of(inPieces(bytes, [65_536, 65_536, 16_384, 65_536]))).toBe(bytes.toString('base64'));
});
