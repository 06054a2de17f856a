import { useEffect, useState } from 'react';

const REST_MS = 300;

/** The text once typing rests: so long nothing is asked of the server. */
export function useDebouncedValue(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
