import type { Trusted } from '@vcms/server/core';
import { FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  type Cursor,
  type Night,
  type NightRange,
  newRange,
  nightOf,
  nightReference,
  rangeOf,
  rangeReference,
} from './night-record.ts';
import type { NightStep } from './night-step.ts';
import { NIGHT_STEPS } from './night-steps.ts';

const SIZE = 100;

interface Work {
  readonly trusted: Trusted;
  readonly night: Night;
  readonly range: NightRange;
  readonly step: NightStep;
}

/**
 * Works on one range of a night: makes the next one first, so that both are worked on at the same time, then does its own part. The
 * last range of a step to end begins the next step. A run that ends in the middle is repeated with the same documents; of two at a
 * time one counts.
 */
export async function workRange(trusted: Trusted, rangeId: string): Promise<void> {
  const work = await loadWork(trusted, rangeId);
  if (work === undefined) return;
  const { documents, isLast } = await documentsOf(work);
  const { night, step } = work;
  const count = await step.work({ ...trusted, now: () => night.now }, night, documents);
  await finish(work, count, isLast);
}

/** Undefined for a range that is done, or whose night is not there. */
async function loadWork(trusted: Trusted, rangeId: string): Promise<Work | undefined> {
  const stored = (await trusted.db.collection('nightRanges').doc(rangeId).get()).data();
  if (stored === undefined) return undefined;
  const range = rangeOf(rangeId, stored);
  const night = (await nightReference(trusted, range.night).get()).data();
  const step = NIGHT_STEPS[range.step];
  if (range.state === 'done' || night === undefined || step === undefined) return undefined;
  return { trusted, range, step, night: nightOf(range.night, night) };
}

interface Part {
  readonly documents: readonly QueryDocumentSnapshot[];
  readonly isLast: boolean;
}

/** The documents of a range. Where the next one begins is fixed with it: what comes or goes meanwhile opens no gap. */
async function documentsOf(work: Work): Promise<Part> {
  const { trusted, night, range, step } = work;
  const query = step.query?.(trusted, night);
  if (query === undefined) return { documents: [], isLast: true };
  const behind = range.after === undefined ? query : query.startAfter(...range.after);
  if (range.to !== undefined) return readTo(behind, range.to);
  const { size = SIZE } = step;
  const { docs } = await behind.limit(size).get();
  const last = docs.at(-1);
  if (docs.length < size || last === undefined) return { documents: docs, isLast: true };
  const to = step.placeOf?.(last) ?? [last.id];
  if (await makeNext(trusted, range, to)) return { documents: docs, isLast: false };
  // Another run of this range was quicker; it may have ended elsewhere.
  const stored = (await rangeReference(trusted, range).get()).data() ?? {};
  return readTo(behind, rangeOf(range.id, stored).to ?? to);
}

async function readTo(behind: Query, to: Cursor): Promise<Part> {
  return { documents: (await behind.endAt(...to).get()).docs, isLast: false };
}

/** Makes the range behind `to`; false when it is there already. */
function makeNext(trusted: Trusted, range: NightRange, to: Cursor): Promise<boolean> {
  const { night, step, place } = range;
  const own = rangeReference(trusted, range);
  const next = rangeReference(trusted, { night, step, place: place + 1 });
  return trusted.db.runTransaction(async (transaction) => {
    if ((await transaction.get(next)).exists) return false;
    transaction.update(own, { to: [...to] });
    transaction.create(next, newRange(night, step, place + 1, to));
    return true;
  });
}

/** Counts the range as done, once, and begins the next step where it was the last. */
async function finish({ trusted, range, step }: Work, count: number, isLast: boolean): Promise<void> {
  const [own, reference] = [rangeReference(trusted, range), nightReference(trusted, range.night)];
  await trusted.db.runTransaction(async (transaction) => {
    const [stored, data] = [await transaction.get(own), (await transaction.get(reference)).data()];
    if (data === undefined || stored.get('state') !== 'waiting') return;
    const night = nightOf(range.night, data);
    const done = night.done + 1;
    const total = isLast ? range.place + 1 : night.total;
    const counts = { ...night.counts, [step.name]: (night.counts[step.name] ?? 0) + count };
    transaction.update(own, { state: 'done', count, doneAt: FieldValue.serverTimestamp() });
    if (done !== total) {
      transaction.update(reference, { done, total: total ?? null, counts });
      return;
    }
    const next = range.step + 1;
    const isOver = next === NIGHT_STEPS.length;
    const state = isOver ? { state: 'done', endedAt: FieldValue.serverTimestamp() } : { step: next };
    transaction.update(reference, { ...state, done: 0, total: null, counts });
    if (isOver) return;
    const first = { night: range.night, step: next, place: 0 };
    transaction.create(rangeReference(trusted, first), newRange(range.night, next, 0));
  });
}
