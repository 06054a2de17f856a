import { useEffect, useState } from 'react';
import { SPLASH_MS } from '../layout/layout-constants.ts';
import { canonicalPath } from './normalise-path.ts';

interface Visit {
  readonly page: string;
  readonly on: boolean;
}

/**
 * True for 2000 ms after the page was first shown and after every change to another page (spec, section 2).
 * Query, hash and trailing slash do not count; a second change starts the time anew. The answer turns true in
 * the very render that brings the new path.
 */
export function usePathSplash(path: string): boolean {
  const page = canonicalPath(path);
  const [visit, setVisit] = useState<Visit>({ page, on: true });
  if (visit.page !== page) setVisit({ page, on: true });
  useEffect(() => {
    if (!visit.on) return;
    const timer = setTimeout(() => setVisit({ page: visit.page, on: false }), SPLASH_MS);
    return () => clearTimeout(timer);
  }, [visit]);
  return visit.on;
}
