import { useState } from 'react';

/** While something is asked anew, what was there last stays on the page; before that, what `state` says. */
export function useKeepPreviousData<State extends { readonly kind: string }>(state: State): State {
  const [held, setHeld] = useState(state);
  if (state === held || (state.kind === 'loading' && held.kind !== 'loading')) return held;
  setHeld(state);
  return state;
}
