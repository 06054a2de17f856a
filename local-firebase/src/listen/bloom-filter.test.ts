import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BloomFilterJson, bloomFilter } from './bloom-filter.ts';

/** How a client asks, after the protocol's description. */
function mightContain({ bits, hashCount }: BloomFilterJson, name: string): boolean {
  const bitmap = Buffer.from(bits.bitmap, 'base64');
  const size = BigInt(bitmap.length * 8 - bits.padding);
  const md5 = createHash('md5').update(name).digest();
  const [first, second] = [md5.readBigUInt64LE(0), md5.readBigUInt64LE(8)];
  for (let hash = 0; hash < hashCount; hash += 1) {
    const bit = Number(BigInt.asUintN(64, first + BigInt(hash) * second) % size);
    if (((bitmap[bit >> 3] ?? 0) & (1 << (bit % 8))) === 0) return false;
  }
  return true;
}

test('every name in the filter is found', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'grapheme' }), { maxLength: 40 }), (names) => {
      const filter = bloomFilter(names, names.length);
      expect(names.every((name) => mightContain(filter, name))).toBe(true);
    }),
  );
});

test('hardly any other name is', () => {
  const names = Array.from({ length: 1000 }, (_, at) => `projects/p/databases/d/documents/c/in${at}`);
  const filter = bloomFilter(names, names.length);
  const wrong = Array.from({ length: 10_000 }, (_, at) => `projects/p/databases/d/documents/c/out${at}`);
  expect(wrong.filter((name) => mightContain(filter, name)).length).toBeLessThan(30);
});

test('padding lies between 1 and 7 bits, as clients demand', () => {
  for (let count = 0; count < 20; count += 1) {
    const { padding } = bloomFilter([], count).bits;
    expect(padding).toBeGreaterThanOrEqual(1);
    expect(padding).toBeLessThanOrEqual(7);
  }
});
