import { createHash } from 'node:crypto';
import type { ConcreteValue } from '../value/value.ts';
import { type FunctionTable, type LibraryFunction, unsupported } from './operation.ts';

function checksumTable(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) {
      value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    }
    return value >>> 0;
  });
}

/** The checksum as four bytes, lowest first (recorded from production). */
function checksum(polynomial: number): (input: Uint8Array) => Uint8Array {
  const table = checksumTable(polynomial);
  return (input) => {
    let value = 0xffffffff;
    for (const byte of input) {
      value = ((table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)) >>> 0;
    }
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, (value ^ 0xffffffff) >>> 0, true);
    return bytes;
  };
}

function digest(algorithm: 'md5' | 'sha256'): (input: Uint8Array) => Uint8Array {
  return (input) => new Uint8Array(createHash(algorithm).update(input).digest());
}

function bytesOf(value: ConcreteValue | undefined): Uint8Array | undefined {
  if (value?.type === 'string') {
    return new TextEncoder().encode(value.value);
  }
  return value?.type === 'bytes' ? value.value : undefined;
}

function hash(name: string, run: (input: Uint8Array) => Uint8Array): LibraryFunction {
  return {
    arity: [1, 1],
    run: (parameters) => {
      const input = bytesOf(parameters[0]);
      return input === undefined
        ? unsupported(`hashing.${name}`, parameters)
        : { type: 'bytes', value: run(input) };
    },
  };
}

/** Namespace `hashing`: of strings (as UTF-8) and bytes, answering bytes. */
export const HASHING_FUNCTIONS: FunctionTable = {
  md5: hash('md5', digest('md5')),
  sha256: hash('sha256', digest('sha256')),
  crc32: hash('crc32', checksum(0xedb88320)),
  crc32c: hash('crc32c', checksum(0x82f63b78)),
};
