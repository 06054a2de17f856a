import { inflateRawSync } from 'node:zlib';

const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** Of a directory without a comment; with one it stands up to 65,535 bytes further ahead. */
const END_SIZE = 22;
const PARTS_MAX = 10_000;

interface ZipPart {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** The parts that the directory at the end of a ZIP names; undefined where it is damaged or too long. */
function partsOf(bytes: Buffer): readonly ZipPart[] | undefined {
  const end = bytes.lastIndexOf(END);
  if (end < 0 || end + END_SIZE > bytes.length) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > PARTS_MAX) return undefined;
  const parts: ZipPart[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const name = bytes.readUInt16LE(at + 28);
    const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + name + rest;
  }
  return parts;
}

/** Names of the parts, in the directory's order; undefined where it is damaged. */
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

function unpackedSize(bytes: Buffer, { method, packed, at }: ZipPart, most: number): number | undefined {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== LOCAL) return undefined;
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (method === 0) return packed;
  if (method !== 8) return undefined;
  try {
    return inflateRawSync(bytes.subarray(start, start + packed), { maxOutputLength: most + 1 }).length;
  } catch {
    return undefined;
  }
}
