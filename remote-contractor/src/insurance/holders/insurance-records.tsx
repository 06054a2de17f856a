import type { InsuranceDossier } from '@vcms/insurance/policy-editor';
import { createContext, useContext } from 'react';

const RecordsContext = createContext<InsuranceDossier | undefined>(undefined);

/** Lends the page's file to parts that stand deep in a card. */
export const InsuranceRecordsProvider = RecordsContext;

/** The page's file; undefined outside of the page. */
export function useInsuranceRecords(): InsuranceDossier | undefined {
  return useContext(RecordsContext);
}
