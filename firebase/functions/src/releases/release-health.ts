import type { ReleaseReport } from '@vcms/contract';
import { countWithin, type RateLimit, type Trusted } from '@vcms/server/core';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';

/**
 * `releaseHealth/{remote}_{version}_{day}`: `{remote, version, day, counts, expireAt}`, where `counts` holds how many tabs
 * told of each outcome and, as `wait-<seconds>`, of each time to the first page. No rule opens it; the release tool reads it, and `releaseHealth` shows it to an admin.
 */
export const RELEASE_HEALTH = 'releaseHealth';

/** @param day UTC, YYYY-MM-DD */
export function counterName(remote: string, version: string, day: string): string {
  return `${remote}_${version}_${day}`;
}

const KEPT_MS = 90 * 86_400_000;
/** Whoever makes versions up makes at most so many documents, and a real hour has a few. */
const NEW_COUNTERS: RateLimit = { scope: 'release-health', count: 60, seconds: 3600 };
/** Where a counter stops: far above what decides about a release, and the end of a flood. */
const COUNTED_MAX = 200_000;

/**
 * Adds one report to the counter of its release and day (UTC). One document per release and day, not several: with a
 * sample of tabs it is written a few times a minute, and increments do not read.
 * @returns false: it was not counted, because there are too many
 */
export async function countReport(trusted: Trusted, report: ReleaseReport): Promise<boolean> {
  const { remote, version, outcome, wait } = report;
  const today = trusted.now();
  const day = today.toISOString().slice(0, 10);
  const counter = trusted.db.collection(RELEASE_HEALTH).doc(counterName(remote, version, day));
  const before = await counter.get();
  if (totalOf(before.get('counts')) >= COUNTED_MAX) return false;
  if (!before.exists && !(await countWithin(trusted, NEW_COUNTERS, 'all'))) return false;
  const one = FieldValue.increment(1);
  const counts = { [outcome]: one, ...(wait === undefined ? {} : { [`wait-${wait}`]: one }) };
  const expireAt = Timestamp.fromMillis(today.getTime() + KEPT_MS);
  await counter.set({ remote, version, day, counts, expireAt }, { merge: true });
  return true;
}

function totalOf(counts: unknown): number {
  if (typeof counts !== 'object' || counts === null) return 0;
  return Object.values(counts).reduce<number>((sum, count) => sum + (Number(count) || 0), 0);
}

/** The counts of a counter as it is stored. */
export function countsOf(value: unknown): Record<string, number> {
  if (typeof value !== 'object' || value === null) return {};
  const counts = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0,
  );
  return Object.fromEntries(counts);
}
