import type { LiveState } from '@vcms/data';

/** A text that changes when the newest record of a watched list does: counts are asked for again then. */
export function changeToken<T extends object>(state: LiveState<T>): string {
  return state.kind === 'ready' ? JSON.stringify(state.items[0] ?? null) : '';
}
