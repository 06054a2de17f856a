import { type LiveState, type StoredRecord, useLiveQuery } from '@vcms/data';
import type { InsuranceLine, RenewalConsent } from '@vcms/domain';
import { renewalConsentsQuery } from '@vcms/insurance/data';
import { useBackend, useSession } from '@vcms/sdk';
import { createContext, type ReactNode, useContext } from 'react';

type Consents = LiveState<StoredRecord<RenewalConsent>> | undefined;

const ConsentsContext = createContext<Consents>(undefined);

/** Reads once for the page whom the product may ask for renewals. */
export function RenewalConsentsProvider({ children }: { readonly children: ReactNode }) {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const consents = useLiveQuery(renewalConsentsQuery(firestore, companyId));
  return <ConsentsContext value={consents}>{children}</ConsentsContext>;
}

export interface LineConsent {
  /** False while it is not known, and where the server is from before there were consents. */
  readonly isKnown: boolean;
  readonly consent: RenewalConsent | undefined;
}

/** Whom the product may ask for renewals of a line. */
export function useRenewalConsent(line: InsuranceLine): LineConsent {
  const consents = useContext(ConsentsContext);
  if (consents?.kind !== 'ready') return { isKnown: false, consent: undefined };
  return { isKnown: true, consent: consents.items.find(({ id }) => id === line) };
}
