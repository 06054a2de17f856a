import type { RemoteName } from '@vcms/contract';

const PRIME = 0x01000193n;
const OFFSET = 0x811c9dc5n;

/**
 * Whether a canary's share takes a user in, worked out from the design alone (architecture 3b): FNV-1a over
 * `salt:remote:userId`, modulo 10 000, below a hundredth of a percent each.
 */
export function isDrawn(salt: string, remote: RemoteName, userId: string, percent: number): boolean {
  let hash = OFFSET;
  for (const byte of Buffer.from(`${salt}:${remote}:${userId}`))
    hash = ((hash ^ BigInt(byte)) * PRIME) % 2n ** 32n;
  return Number(hash % 10_000n) < percent * 100;
}
