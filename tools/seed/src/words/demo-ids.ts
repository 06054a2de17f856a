import { DEMO_ACCOUNTS, DEMO_COMPANY_IDS } from './accounts.ts';

export const FIRM_NAME = 'Clearpath Safety Partners';

/** Id of the contractor at this place of the sample list: contractor-01 and so on. */
export function contractorId(index: number): string {
  return `contractor-${String(index + 1).padStart(2, '0')}`;
}

/** An account that is no demo account. */
export function inventedUid(companyId: string, role: string, place: number): string {
  return `user-${companyId}-${role}-${place}`;
}

/** Customer service beside the demo account: reviews what that one entered, and the other way round. */
export const SERVICE_COLLEAGUE = inventedUid(DEMO_COMPANY_IDS.firm, '5002', 2);

/** The first person of a contractor on the full plan. */
export function firstUserOf(contractorId: string): string {
  const known = DEMO_ACCOUNTS.find((account) => account.companyId === contractorId);
  return known?.uid ?? inventedUid(contractorId, '5005', 1);
}
