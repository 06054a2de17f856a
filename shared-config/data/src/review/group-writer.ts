import type { WriteResult } from '../evidence/write-result.ts';
import { type ReviewWriteContext, releaseLock, type TakeResult, takeForReview } from './lock-writer.ts';
import { decideReview, type ReviewDecisionInput } from './review-writer.ts';

/** One of several pieces of evidence that are reviewed in one sitting. */
export interface GroupedSubject {
  readonly context: ReviewWriteContext;
  /** The path of the evidence. */
  readonly subjectPath: string;
}

export interface GroupedDecision {
  readonly context: ReviewWriteContext;
  readonly input: ReviewDecisionInput;
}

/** Takes each by its own lock; what a colleague holds keeps nobody from the others. By the ids of the subjects. */
export async function takeInTurn(
  group: readonly GroupedSubject[],
  now: () => Date,
): Promise<ReadonlyMap<string, TakeResult>> {
  const results = new Map<string, TakeResult>();
  for (const { context, subjectPath } of group)
    results.set(context.subjectId, await takeForReview(context, subjectPath, now()));
  return results;
}

/** Gives back what was taken. */
export async function releaseAll(contexts: readonly ReviewWriteContext[]): Promise<void> {
  await Promise.all(contexts.map(releaseLock));
}

/**
 * Decides on one after the other, each as if it were decided alone: its own record, its own lock, stored as a whole or not at
 * all. One that fails does not keep the rest. By the ids of the subjects.
 */
export async function decideInTurn(
  group: readonly GroupedDecision[],
  onEach: (subjectId: string, result: WriteResult) => void,
): Promise<ReadonlyMap<string, WriteResult>> {
  const results = new Map<string, WriteResult>();
  for (const { context, input } of group) {
    const result = await decideReview(context, input);
    results.set(context.subjectId, result);
    onEach(context.subjectId, result);
  }
  return results;
}
