import { createContext, useContext } from 'react';
import type { InsuranceFile } from '../insurance-file.ts';

const RecordsContext = createContext<InsuranceFile | undefined>(undefined);

/** Lends the page's file to parts that stand deep in a card. */
export const InsuranceRecordsProvider = RecordsContext;

/** The page's file; undefined outside of the page. */
export function useInsuranceRecords(): InsuranceFile | undefined {
  return useContext(RecordsContext);
}
