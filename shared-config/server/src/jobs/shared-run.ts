import { setTimeout as pause } from 'node:timers/promises';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Trusted } from '../core/context.ts';

/** Runs that several events share: `sharedRuns/{name}` {owner, until, wanted}. No rule opens them; they go away at their end. */
export const SHARED_RUNS = 'sharedRuns';

/** Longer than any trigger that shares a run may take; then its process has gone and somebody else may begin. */
const HELD_SECONDS = 90;
/** Before another round: what else comes in a burst is then read by the same one. */
const PAUSE_MS = 500;
/** Rounds after which the event comes again instead: a trigger has a minute. */
const ROUNDS_MAX = 30;

/** What is to run, and for which event. */
export interface SharedRun {
  /** Names the work; the same for all events that one run is enough for. No slash. */
  readonly name: string;
  /** Names the event and its trigger: the same for each of its deliveries. */
  readonly owner: string;
}

/**
 * Runs work that reads everything there is now, once for all events that ask for it meanwhile: an event that finds a run
 * going on leaves a mark and ends, and whoever runs begins once more as long as there are new marks. So what was written
 * before an event arrived is always read by a run that began after it. A run that fails or is killed is not lost: its event is
 * not settled, comes again, and runs whatever others left to it. Only for triggers that are tried again.
 */
export async function shareRun(
  trusted: Trusted,
  run: SharedRun,
  work: () => Promise<unknown>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<'ran' | 'left to another'> {
  let seen = await begin(trusted, run);
  if (seen === undefined) return 'left to another';
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    try {
      if (round > 0) await wait(PAUSE_MS);
      await work();
    } catch (error) {
      await letGo(trusted, run);
      throw error;
    }
    seen = await end(trusted, run, seen);
    if (seen === undefined) return 'ran';
  }
  await letGo(trusted, run);
  throw new Error(`Too busy to be followed: ${run.name}`);
}

function placeOf({ db }: Trusted, { name }: SharedRun) {
  return db.collection(SHARED_RUNS).doc(name);
}

function holding({ now }: Trusted, { owner }: SharedRun, wanted: number) {
  return { owner, wanted, until: Timestamp.fromMillis(now().getTime() + HELD_SECONDS * 1000) };
}

async function marksOf(transaction: Transaction, place: ReturnType<typeof placeOf>) {
  const found = (await transaction.get(place)).data();
  const wanted = typeof found?.wanted === 'number' ? found.wanted : 0;
  return { owner: found?.owner as unknown, until: found?.until as unknown, wanted };
}

/** Takes the run or leaves a mark for whoever has it; answers the mark up to which this run sees everything. */
function begin(trusted: Trusted, run: SharedRun): Promise<number | undefined> {
  const place = placeOf(trusted, run);
  return trusted.db.runTransaction(async (transaction) => {
    const { owner, until, wanted } = await marksOf(transaction, place);
    const isFresh = until instanceof Timestamp && until.toMillis() > trusted.now().getTime();
    if (owner !== undefined && owner !== run.owner && isFresh) {
      transaction.update(place, { wanted: wanted + 1 });
      return undefined;
    }
    transaction.set(place, holding(trusted, run, wanted + 1));
    return wanted + 1;
  });
}

/** Ends the run, or goes on with the marks that came meanwhile; undefined once there is nothing left to do here. */
function end(trusted: Trusted, run: SharedRun, seen: number): Promise<number | undefined> {
  const place = placeOf(trusted, run);
  return trusted.db.runTransaction(async (transaction) => {
    const { owner, wanted } = await marksOf(transaction, place);
    // Another delivery of the event has ended it, or another event took over what was held too long.
    if (owner !== run.owner) return undefined;
    if (wanted > seen) {
      transaction.set(place, holding(trusted, run, wanted));
      return wanted;
    }
    transaction.delete(place);
    return undefined;
  });
}

/** Lets others begin at once; the marks stay for them. */
function letGo(trusted: Trusted, run: SharedRun): Promise<void> {
  const place = placeOf(trusted, run);
  return trusted.db.runTransaction(async (transaction) => {
    const { owner, wanted } = await marksOf(transaction, place);
    if (owner === run.owner) transaction.set(place, { wanted });
  });
}
