import { type DataFailure, toDataFailure } from '../data-failure.ts';

/** The answer to a change. `failure.message` is a sentence for the user; nothing was changed then. */
export type WriteResult =
  | { readonly kind: 'done' }
  /** Somebody else changed the record meanwhile (V23). */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed'; readonly failure: DataFailure };

const NOT_SAVED = 'Your change could not be saved. Try again in a few minutes.';

/** Runs a change; never rejects. */
export async function asWriteResult(change: () => Promise<unknown>): Promise<WriteResult> {
  try {
    await change();
    return { kind: 'done' };
  } catch (cause) {
    const failure = toDataFailure(cause);
    return {
      kind: 'failed',
      failure: failure.kind === 'other' ? { ...failure, message: NOT_SAVED } : failure,
    };
  }
}
