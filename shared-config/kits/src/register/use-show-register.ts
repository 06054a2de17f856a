import { useCallback, useEffect, useRef } from 'react';
import type { RegisterState } from './register-state.ts';

/** Shows a state, or what is made of the state that was asked for last. */
export type ShowRegister = (next: RegisterState | ((now: RegisterState) => RegisterState)) => void;

/**
 * The address is rendered a moment after it was written. A change in that moment begins with what was asked for last, so that a
 * search that rests just then takes no filter back.
 */
export function useShowRegister(state: RegisterState, write: (next: RegisterState) => void): ShowRegister {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  return useCallback(
    (next) => {
      latest.current = typeof next === 'function' ? next(latest.current) : next;
      write(latest.current);
    },
    [write],
  );
}
