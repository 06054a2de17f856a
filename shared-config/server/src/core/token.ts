import { createHash } from 'node:crypto';
import type { Trusted } from './context.ts';

/** A fresh secret for a link: 256 random bits as base64url, and its hash, which is all that is stored. */
export function newToken({ random }: Pick<Trusted, 'random'>): { token: string; tokenHash: string } {
  const token = Buffer.from(random(32)).toString('base64url');
  return { token, tokenHash: hashOf(token) };
}

/** SHA-256 as 64 hexadecimal digits. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A document id or uid that follows from what it is for: the same request always finds the same record. */
export function derivedId(...parts: readonly string[]): string {
  return hashOf(parts.join('\n')).slice(0, 28);
}
