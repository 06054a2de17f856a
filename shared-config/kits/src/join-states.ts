import type { DataFailure, LiveState } from '@vcms/data';

/** What may be said when some of several lists are not there yet. */
export type Waiting =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void };

/** The first list that failed, else whether one is still on its way; undefined when all are there. */
export function waitingFor(states: readonly LiveState<unknown>[]): Waiting | undefined {
  const failed = states.filter((state) => state.kind === 'failed');
  const [first] = failed;
  if (first !== undefined) {
    const retry = () => {
      for (const state of failed) state.retry();
    };
    return { kind: 'failed', failure: first.failure, retry };
  }
  return states.some((state) => state.kind === 'loading') ? { kind: 'loading' } : undefined;
}

/** The items of a list that is there. */
export function itemsOf<T>(state: LiveState<T>): readonly T[] {
  return state.kind === 'ready' ? state.items : [];
}

/** How many records could not be read over all lists. */
export function damagedIn(states: readonly LiveState<unknown>[]): number {
  return states.reduce((sum, state) => sum + (state.kind === 'ready' ? state.unreadable.length : 0), 0);
}
