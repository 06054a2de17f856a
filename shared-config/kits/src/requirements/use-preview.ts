import { useEffect } from 'react';
import type { ImpactRequest } from '../impact/run-impact.ts';
import { type Impact, useImpact } from '../impact/use-impact.ts';

/** Milliseconds that typing must rest before the server is asked. */
const REST_MS = 500;

/** Judges a change as soon as it can be judged and typing rests; undefined while something is missing. */
export function usePreview(request: ImpactRequest | undefined): Impact {
  const impact = useImpact();
  const { start } = impact;
  const asked = request === undefined ? undefined : JSON.stringify(request);
  useEffect(() => {
    if (asked === undefined) return;
    const timer = setTimeout(() => start(JSON.parse(asked)), REST_MS);
    return () => clearTimeout(timer);
  }, [asked, start]);
  return impact;
}
