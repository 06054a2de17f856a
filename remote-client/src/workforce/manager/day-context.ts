import type { CalendarDate } from '@vcms/domain';
import { createContext } from 'react';
import type { OwnTerms } from './use-own-terms.ts';

/** The day for which people are judged, and by what. */
export interface Day {
  readonly terms: OwnTerms;
  readonly asOf: CalendarDate;
}

export const DayContext = createContext<Day | undefined>(undefined);
