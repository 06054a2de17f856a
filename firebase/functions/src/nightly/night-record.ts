import { firmDate } from '@vcms/domain';
import type { Trusted } from '@vcms/server/core';
import { textOf } from '@vcms/server/core';
import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';

/** How far each night has come, and the ranges its work is split into. No rule opens them. */
export const NIGHTS = 'nights';
export const NIGHT_RANGES = 'nightRanges';

/** Where a range begins or ends: the values of the order that its query has. */
export type Cursor = readonly string[];

/** A night: its steps come one after the other, the ranges of a step at the same time. */
export interface Night {
  readonly id: string;
  /** What counts as now for all of its ranges, however late they run. */
  readonly now: Date;
  /** In the product's own time zone. */
  readonly today: string;
  readonly purge: boolean;
  readonly state: 'running' | 'done';
  readonly step: number;
  /** Ranges of this step that are done. */
  readonly done: number;
  /** Ranges this step has; undefined until its last one is known. */
  readonly total: number | undefined;
  /** What the steps did so far, by their names. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface NightRange {
  readonly id: string;
  readonly night: string;
  readonly step: number;
  readonly place: number;
  /** It begins behind this; undefined at the very beginning. */
  readonly after: Cursor | undefined;
  /** It ends here, as soon as the next one was made; undefined: at the end of everything. */
  readonly to: Cursor | undefined;
  readonly state: 'waiting' | 'done';
}

export function nightReference({ db }: Trusted, id: string): DocumentReference {
  return db.collection(NIGHTS).doc(id);
}

export function rangeReference(
  { db }: Trusted,
  { night, step, place }: Pick<NightRange, 'night' | 'step' | 'place'>,
): DocumentReference {
  return db.collection(NIGHT_RANGES).doc(`${night}_${step}_${place}`);
}

/** What stands for a range that nobody has worked on. */
export function newRange(night: string, step: number, place: number, after?: Cursor): DocumentData {
  const from = after === undefined ? null : [...after];
  return { night, step, place, after: from, state: 'waiting', createdAt: FieldValue.serverTimestamp() };
}

function wholeOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

function cursorOf(value: unknown): Cursor | undefined {
  return Array.isArray(value) ? value.map(textOf) : undefined;
}

export function nightOf(id: string, data: DocumentData): Night {
  const now = new Date(textOf(data.now));
  const counts: Readonly<Record<string, unknown>> = { ...data.counts };
  return {
    id,
    now,
    today: firmDate(now),
    purge: data.purge === true,
    state: data.state === 'done' ? 'done' : 'running',
    step: wholeOf(data.step),
    done: wholeOf(data.done),
    total: typeof data.total === 'number' ? data.total : undefined,
    counts: Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, wholeOf(count)])),
  };
}

export function rangeOf(id: string, data: DocumentData): NightRange {
  return {
    id,
    night: textOf(data.night),
    step: wholeOf(data.step),
    place: wholeOf(data.place),
    after: cursorOf(data.after),
    to: cursorOf(data.to),
    state: data.state === 'done' ? 'done' : 'waiting',
  };
}

export interface NightStart {
  readonly purge: boolean;
  /** Default: the moment, so that the same moment again finds it begun. */
  readonly id?: string;
}

/** Begins a night with the first range of its first step, once for an id. */
export async function startNight(trusted: Trusted, start: NightStart): Promise<string> {
  const now = trusted.now().toISOString();
  const { purge, id = now.replace(/[:.]/g, '-') } = start;
  const reference = nightReference(trusted, id);
  await trusted.db.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) return;
    const begun = { now, purge, state: 'running', step: 0, done: 0, total: null, counts: {} };
    transaction.create(reference, { ...begun, startedAt: FieldValue.serverTimestamp() });
    transaction.create(rangeReference(trusted, { night: id, step: 0, place: 0 }), newRange(id, 0, 0));
  });
  return id;
}
