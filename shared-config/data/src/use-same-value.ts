import { useState } from 'react';

/** Keeps the first of a run of equal values, so that effects do not start again for an equal one. */
export function useSameValue<T>(value: T, isSame: (held: T, next: T) => boolean): T {
  const [held, setHeld] = useState(value);
  if (held === value || isSame(held, value)) return held;
  setHeld(value);
  return value;
}
