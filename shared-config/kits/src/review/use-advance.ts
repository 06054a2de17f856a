import { useEffect, useRef, useState } from 'react';

/**
 * Goes on once something is decided: in the commit that emptied the draft, when nothing asks any more whether to leave what
 * was typed.
 */
export function useAdvance(go: () => Promise<void>): () => void {
  const [isDecided, setDecided] = useState(false);
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    if (isDecided) void latest.current();
  }, [isDecided]);
  return () => setDecided(true);
}
