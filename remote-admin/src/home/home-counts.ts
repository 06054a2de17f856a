import type { CountsState } from '@vcms/data';
import { createContext, useContext } from 'react';
import type { FirmCount } from './firm-counts.ts';

export interface CountedHome {
  readonly counts: CountsState<FirmCount>;
  /** The clock of the page. */
  readonly now: () => Date;
}

/** What the page has counted, for the parts of it that come later: nothing is counted twice. */
export const HomeCounts = createContext<CountedHome | undefined>(undefined);

/** Throws outside of the page that counts. */
export function useHomeCounts(): CountedHome {
  const counted = useContext(HomeCounts);
  if (counted === undefined) throw new Error('HomeCounts: no page above has counted anything.');
  return counted;
}
