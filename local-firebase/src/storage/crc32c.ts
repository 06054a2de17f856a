/** Castagnoli polynomial, reflected. */
const POLYNOMIAL = 0x82f63b78;
const table = new Uint32Array(256).map((_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value >>> 0;
});

/** Adds bytes to a sum; start with 0. */
export function crc32c(bytes: Uint8Array, sum = 0): number {
  let value = ~sum;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}

/** As Cloud Storage writes it: base64 of the four bytes, highest first. */
export function crc32cText(sum: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(sum);
  return bytes.toString('base64');
}
