import type { Firestore } from 'firebase/firestore';
import { type PauseOfCompany, readPause } from './pause-of-company.ts';
import { asWriteResult, type WriteResult } from './write-result.ts';

/** Who writes, and where. */
export interface SaveContext {
  readonly firestore: Firestore;
  readonly uid: string;
}

/** Runs a change; never rejects. One that is refused while the writer's company is paused (ADR 54) says from when on it is not. */
export function asSaveResult(
  context: SaveContext,
  change: () => Promise<unknown>,
  now: () => number = Date.now,
): Promise<WriteResult> {
  return explained(context, change, now, ({ changes }) => changes);
}

/** The same of a submission, which also waits while submissions alone are paused (ADR 50). */
export function asSubmitResult(
  context: SaveContext,
  change: () => Promise<unknown>,
  now: () => number = Date.now,
): Promise<WriteResult> {
  return explained(context, change, now, ({ changes, submissions }) => changes ?? submissions);
}

/** Nothing is read where nothing was refused. */
async function explained(
  { firestore, uid }: SaveContext,
  change: () => Promise<unknown>,
  now: () => number,
  wordsOf: (pause: PauseOfCompany) => string | undefined,
): Promise<WriteResult> {
  const result = await asWriteResult(change);
  if (result.kind !== 'failed' || result.failure.kind !== 'denied') return result;
  const message = wordsOf(await readPause(firestore, uid, now()));
  return message === undefined ? result : { kind: 'failed', failure: { ...result.failure, message } };
}
