import { useEffect, useState } from 'react';
import { canonicalPath } from './normalise-path.ts';

interface Visit {
  readonly page: string;
  readonly on: boolean;
}

/**
 * True for `lengthMs` after the page was first shown, unless it does not start so, and after every change to another page (spec, section 2).
 * Query, hash and trailing slash do not count; a second change starts the time anew. The answer turns true in
 * the very render that brings the new path.
 */
export function usePathSplash(path: string, lengthMs: number, startsOn = true): boolean {
  const page = canonicalPath(path);
  const [visit, setVisit] = useState<Visit>({ page, on: startsOn });
  if (visit.page !== page) setVisit({ page, on: true });
  useEffect(() => {
    if (!visit.on) return;
    const timer = setTimeout(() => setVisit({ page: visit.page, on: false }), lengthMs);
    return () => clearTimeout(timer);
  }, [visit, lengthMs]);
  return visit.on;
}
