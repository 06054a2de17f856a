import { lazy } from 'react';

/** A client's variances below the answer to Why? */
export const whyPart = lazy(async () => ({
  default: (await import('./client-variances.tsx')).ClientVariances,
}));
