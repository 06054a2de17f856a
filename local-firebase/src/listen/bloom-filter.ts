import { createHash } from 'node:crypto';

/** google.firestore.v1.BloomFilter in proto3-JSON. */
export interface BloomFilterJson {
  readonly bits: { readonly bitmap: string; readonly padding: number };
  readonly hashCount: number;
}

const BITS_PER_NAME = 16;
const HASH_COUNT = 11;
const WORD = 0xffff_ffff_ffff_ffffn;

/**
 * The names a target holds, for clients to find out which of theirs are gone. Hash and bit order are those of the
 * protocol (local-firebase 2.2): md5 of the full resource name, two little-endian words h1 and h2,
 * bits (h1 + i * h2) mod 2^64 mod size, least significant bit first.
 */
export function bloomFilter(names: Iterable<string>, count: number): BloomFilterJson {
  // One bit over a whole number of bytes: clients refuse a filter whose last byte is full.
  const size = count * BITS_PER_NAME + 1;
  const bytes = Buffer.alloc(Math.ceil(size / 8));
  for (const name of names) {
    const md5 = createHash('md5').update(name, 'utf8').digest();
    const first = md5.readBigUInt64LE(0);
    const second = md5.readBigUInt64LE(8);
    for (let hash = 0n; hash < HASH_COUNT; hash += 1n) {
      const bit = Number(((first + hash * second) & WORD) % BigInt(size));
      bytes[bit >>> 3] = (bytes[bit >>> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  const padding = bytes.length * 8 - size;
  return { bits: { bitmap: bytes.toString('base64'), padding }, hashCount: HASH_COUNT };
}
