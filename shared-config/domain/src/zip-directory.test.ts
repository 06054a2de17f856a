import { describe, expect, it } from 'vitest';
import { packedPart, zipDirectory } from './zip-directory.ts';

const little = (value: number, size: number) =>
  Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255);
const lettersOf = (text: string) => [...new TextEncoder().encode(text)];

/** A ZIP of one part that is stored as it is, with so long a comment, behind bytes that are none of its own. */
function zip(comment = 0, ahead = 0, packed = 5): Uint8Array {
  const name = lettersOf('é.txt');
  const local = [...little(0x04034b50, 4), ...little(0, 22), ...little(name.length, 2), ...little(0, 2)];
  const part = [...local, ...name, ...lettersOf('crane')];
  const entry = [
    ...[...little(0x02014b50, 4), ...little(0, 6), ...little(0, 2), ...little(0, 8)],
    ...[...little(packed, 4), ...little(5, 4), ...little(name.length, 2), ...little(0, 12)],
    ...[...little(ahead, 4), ...name],
  ];
  const end = [
    ...[...little(0x06054b50, 4), ...little(0, 4), ...little(1, 2), ...little(1, 2)],
    ...[...little(entry.length, 4), ...little(ahead + part.length, 4), ...little(comment, 2)],
  ];
  const filling = Array.from({ length: ahead + comment }, () => 32);
  return Uint8Array.from([...filling.slice(0, ahead), ...part, ...entry, ...end, ...filling.slice(ahead)]);
}

describe('the directory of a ZIP', () => {
  it.each([
    [0, 0],
    [65_535, 0],
    [3, 7],
  ])(
    'is found before a comment of %i bytes and behind %i bytes, and leads to the parts',
    (comment, ahead) => {
      const bytes = zip(comment, ahead);
      expect(zipDirectory(bytes)).toEqual({
        kind: 'parts',
        parts: [{ name: 'é.txt', method: 0, packed: 5, at: ahead }],
      });
      const [part] = [{ name: 'é.txt', method: 0, packed: 5, at: ahead }];
      expect(new TextDecoder().decode(packedPart(bytes, part))).toBe('crane');
    },
  );

  it.each([
    ['nothing', new Uint8Array()],
    ['no directory', Uint8Array.from(lettersOf('PK\x03\x04 and then nothing of a ZIP'))],
    ['a directory that is cut off', zip().subarray(20)],
  ])('is damaged in %s', (_name, bytes) => {
    expect(zipDirectory(bytes)).toEqual({ kind: 'damaged' });
  });

  it('is not read when it names too many parts', () => {
    const bytes = zip();
    bytes.set(little(10_001, 2), bytes.length - 12);
    expect(zipDirectory(bytes)).toEqual({ kind: 'too-many' });
  });

  it('gives no part that reaches beyond the file or begins nowhere', () => {
    const part = { name: 'a', method: 0, packed: 5, at: 0 };
    expect(packedPart(zip(), { ...part, packed: 500 })).toBeUndefined();
    expect(packedPart(zip(), { ...part, at: 1 })).toBeUndefined();
    expect(packedPart(zip(), { ...part, at: 4_000_000_000 })).toBeUndefined();
  });
});
