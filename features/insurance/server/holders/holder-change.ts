import type { DocumentData } from 'firebase-admin/firestore';

/** A change of what a policy shows for one client, as its trigger reports it. */
export interface HolderChange {
  readonly companyId: string;
  readonly policyId: string;
  readonly clientId: string;
  readonly eventId: string;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}
