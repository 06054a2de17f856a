import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canaryBucket, isInCanary } from './canary-bucket.ts';

const admin = (userId: string) => ({ userId, role: '5001' }) as const;

describe('the canary draw', () => {
  it.each([
    ['', 'a', 0],
    ['1.9.0', 'user-1', 0],
    ['1.9.0', 'Ünïcode', 0],
  ])('stays inside its buckets and is stable for salt %j and user %j', (salt, user) => {
    const bucket = canaryBucket(salt, 'remote-admin', user);

    expect(bucket).toBe(canaryBucket(salt, 'remote-admin', user));
    expect(bucket).toBeGreaterThanOrEqual(0);
    expect(bucket).toBeLessThan(10_000);
  });

  it('is FNV-1a over salt, remote and user', () => {
    // FNV-1a of "s:remote-admin:u", by hand with the published offset and prime.
    let hash = 0x811c9dc5n;
    for (const byte of new TextEncoder().encode('s:remote-admin:u'))
      hash = ((hash ^ BigInt(byte)) * 0x01000193n) & 0xffffffffn;

    expect(canaryBucket('s', 'remote-admin', 'u')).toBe(Number(hash % 10_000n));
  });

  it('spreads ten thousand users evenly: each share is within one percent', () => {
    const users = Array.from({ length: 10_000 }, (_, index) => `user-${index}`);
    for (const percent of [1, 5, 25, 50, 90]) {
      const canary = { version: '2.0.0', percent, salt: '2.0.0' };
      const share = users.filter((user) => isInCanary(canary, 'remote-admin', admin(user))).length / 100;
      expect(Math.abs(share - percent)).toBeLessThan(1);
    }
  });

  it('never removes a user when the percentage grows', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(100), fc.nat(100), (salt, user, a, b) => {
        const inAt = (percent: number) =>
          isInCanary({ version: 'v', percent, salt }, 'remote-cs', admin(user));
        if (inAt(Math.min(a, b))) expect(inAt(Math.max(a, b))).toBe(true);
      }),
    );
  });

  it('draws anew with a new salt', () => {
    const users = Array.from({ length: 1000 }, (_, index) => `user-${index}`);
    const drawn = (salt: string) =>
      users.filter((user) => isInCanary({ version: 'v', percent: 50, salt }, 'remote-cs', admin(user)));

    expect(drawn('a')).not.toEqual(drawn('b'));
  });
});
