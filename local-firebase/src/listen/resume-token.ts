import { createHash } from 'node:crypto';

/** Up to when a client has seen everything, in which incarnation of the database. */
export interface ResumePoint {
  /** Microseconds. */
  readonly time: number;
  /** False for a token of another server, or from before the database was cleared. */
  readonly known: boolean;
}

const VERSION = 1;
const LENGTH = 17;

/** Base64 token of a version byte, the time and a digest of the incarnation. */
export function encodeResumeToken(time: number, incarnation: string): string {
  const token = Buffer.alloc(LENGTH);
  token.writeUInt8(VERSION, 0);
  token.writeBigUInt64BE(BigInt(time), 1);
  digest(incarnation).copy(token, 9);
  return token.toString('base64');
}

/** Undefined for what this server cannot have made. */
export function decodeResumeToken(text: string, incarnation: string): ResumePoint | undefined {
  const token = Buffer.from(text, 'base64');
  if (token.length !== LENGTH || token.readUInt8(0) !== VERSION) return undefined;
  const known = token.subarray(9).equals(digest(incarnation));
  return { time: Number(token.readBigUInt64BE(1)), known };
}

function digest(incarnation: string): Buffer {
  return createHash('sha256').update(incarnation).digest().subarray(0, 8);
}
