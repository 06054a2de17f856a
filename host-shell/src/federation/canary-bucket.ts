import type { Canary, RemoteName, Session } from '@vcms/contract';

/** How many buckets there are: a percentage has two decimals. */
const BUCKETS = 10_000;

/**
 * The bucket of a user, 0..9999, by FNV-1a over `salt:remote:userId`. The same salt keeps everybody in place while the
 * percentage grows; a new salt draws anew.
 */
export function canaryBucket(salt: string, remote: RemoteName, userId: string): number {
  return fnv1a32(`${salt}:${remote}:${userId}`) % BUCKETS;
}

/** True when the canary's release is for this user: named, or with a fitting role inside the percentage. */
export function isInCanary(
  canary: Canary,
  remote: RemoteName,
  user: Pick<Session, 'userId' | 'role'>,
): boolean {
  if (canary.users?.includes(user.userId)) return true;
  const roleFits = canary.roles === undefined || canary.roles.includes(user.role);
  return roleFits && canaryBucket(canary.salt, remote, user.userId) < canary.percent * (BUCKETS / 100);
}

/** FNV-1a, 32 bits, over the UTF-8 bytes. */
function fnv1a32(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
