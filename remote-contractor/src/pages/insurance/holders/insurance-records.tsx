import type { InsuranceFile } from '@vcms/pages/policy-editor';
import { createContext, useContext } from 'react';

const RecordsContext = createContext<InsuranceFile | undefined>(undefined);

/** Lends the page's file to parts that stand deep in a card. */
export const InsuranceRecordsProvider = RecordsContext;

/** The page's file; undefined outside of the page. */
export function useInsuranceRecords(): InsuranceFile | undefined {
  return useContext(RecordsContext);
}
