import type { CountsState, DataFailure, LiveState } from '@vcms/data';

/** One number of a dashboard on its way, there, or out of reach. */
export type Figure =
  | { readonly kind: 'loading' }
  /** `isMore`: the list was cut, so there are at least this many. */
  | { readonly kind: 'ready'; readonly value: number; readonly isMore?: boolean }
  | { readonly kind: 'failed'; readonly failure: DataFailure };

/** The sum of some counts. */
export function figureOfCounts<K extends string>(state: CountsState<K>, names: readonly K[]): Figure {
  if (state.kind !== 'ready') return state;
  return { kind: 'ready', value: names.reduce((sum, name) => sum + state.counts[name], 0) };
}

/** How many items of a live list match; `limit` tells that the list may have been cut there. */
export function figureOfItems<T>(
  state: LiveState<T>,
  matches: (item: T) => boolean = () => true,
  limit?: number,
): Figure {
  if (state.kind !== 'ready') return state;
  const value = state.items.filter(matches).length;
  return { kind: 'ready', value, isMore: limit !== undefined && state.items.length >= limit };
}
