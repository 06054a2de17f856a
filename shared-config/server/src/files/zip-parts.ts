import { inflateRawSync } from 'node:zlib';
import { packedPart, type ZipPart, zipDirectory } from '@vcms/domain';

function partsOf(bytes: Buffer): readonly ZipPart[] | undefined {
  const directory = zipDirectory(bytes);
  return directory.kind === 'parts' ? directory.parts : undefined;
}

/** Names of the parts, in the directory's order; undefined where it is damaged or too long. */
export function zipNames(bytes: Buffer): readonly string[] | undefined {
  return partsOf(bytes)?.map(({ name }) => name);
}

/** Whether all parts together unpack to at most so many bytes. What the directory says of their sizes is not believed. */
export function zipFits(bytes: Buffer, most: number): boolean {
  let left = most;
  for (const part of partsOf(bytes) ?? []) {
    const size = unpackedSize(bytes, part, left);
    if (size === undefined || size > left) return false;
    left -= size;
  }
  return true;
}

function unpackedSize(bytes: Buffer, part: ZipPart, most: number): number | undefined {
  const packed = packedPart(bytes, part);
  if (packed === undefined) return undefined;
  if (part.method === 0) return packed.length;
  if (part.method !== 8) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: most + 1 }).length;
  } catch {
    return undefined;
  }
}
