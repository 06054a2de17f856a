import { useCallback, useEffect, useRef } from 'react';
import { createTypingRest, type TypingRest } from './typing-rest.ts';

/** Names for `act` what must not fall under the keys of somebody who types in this page. Nothing waits when it is taken out. */
export function useTypingRest(act: (name: string) => void): (name: string) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const rest = useRef<TypingRest>(undefined);
  useEffect(() => {
    const made = createTypingRest({ document, now: Date.now }, (name) => latest.current(name));
    rest.current = made;
    return () => made.end();
  }, []);
  return useCallback((name) => {
    if (rest.current === undefined) latest.current(name);
    else rest.current.whenRested(name);
  }, []);
}
