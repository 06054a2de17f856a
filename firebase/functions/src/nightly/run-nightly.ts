import type { Trusted } from '@vcms/server/core';
import { clearFailure, noteFailure } from '@vcms/server/jobs';
import { Timestamp } from 'firebase-admin/firestore';
import { NIGHT_RANGES, type NightStart, nightOf, nightReference, startNight } from './night-record.ts';
import { workRange } from './work-range.ts';

/** A range that waits for so long was dropped: its trigger came to nothing. */
const STALE_MS = 15 * 60_000;
/** Time in which a run takes up work; the range it works on by then has the rest of the nine minutes. */
const TAKE_UP_MS = 4 * 60_000;

/** What one night did, by the names of its steps. */
export type NightReport = Readonly<Record<string, number>>;

/**
 * The whole of a night in this process, range by range. Where a trigger works on each range as it is made (`nightRangeCreated`), only
 * beginning the night is left to do: `startNight`. @param work what is done with each range, for measurements
 */
export async function runNightly(
  trusted: Trusted,
  options: NightStart,
  work: (trusted: Trusted, rangeId: string) => Promise<void> = workRange,
): Promise<NightReport> {
  const id = await startNight(trusted, options);
  const waiting = trusted.db
    .collection(NIGHT_RANGES)
    .where('night', '==', id)
    .where('state', '==', 'waiting');
  for (let open = await waiting.get(); !open.empty; open = await waiting.get()) {
    for (const range of open.docs) await work(trusted, range.id);
  }
  const night = (await nightReference(trusted, id).get()).data() ?? {};
  return nightOf(id, night).counts;
}

/**
 * Takes up ranges that nobody works on any more, one after the other for four minutes. Answers how many. @param clock milliseconds
 * that only go forward
 */
export async function takeUpRanges(trusted: Trusted, clock: () => number): Promise<number> {
  const until = clock() + TAKE_UP_MS;
  const before = trusted.now().getTime() - STALE_MS;
  const waiting = await trusted.db.collection(NIGHT_RANGES).where('state', '==', 'waiting').get();
  const stale = waiting.docs.filter((range) => {
    const at: unknown = range.get('createdAt');
    return at instanceof Timestamp && at.toMillis() < before;
  });
  let taken = 0;
  for (const range of stale) {
    if (clock() >= until) break;
    const job = { kind: 'night', name: 'nightRange', key: range.id, subject: range.ref.path } as const;
    // Noted first: a run that is ended from outside tells nothing any more.
    await noteFailure(trusted, job, new Error('A part of the night was begun and not ended.'));
    await workRange(trusted, range.id);
    await clearFailure(trusted, job);
    taken += 1;
  }
  return taken;
}
