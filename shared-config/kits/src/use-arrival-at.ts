import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What people do once they look around by themselves. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings a part of the page into view for who came by a link to it, each time it is followed. Parts above it may still load and push
 * it away: it is held in view until the reader does something.
 */
export function useArrivalAt(hash: string, isThere: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const { hash: current, key } = useLocation();
  // The same link followed again has another key.
  useEffect(() => {
    if (!isThere || current !== hash) return;
    part.current?.focus({ preventScroll: true });
    const hold = new ResizeObserver(() => part.current?.scrollIntoView({ block: 'start' }));
    hold.observe(document.body);
    const moves = new AbortController();
    const stop = () => {
      hold.disconnect();
      moves.abort();
    };
    for (const move of MOVES) window.addEventListener(move, stop, { signal: moves.signal });
    return stop;
  }, [isThere, current, hash, key]);
  return part;
}
