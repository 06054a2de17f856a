import { recordsOf, useLiveQueries, useLiveQuery, variancesQuery } from '@vcms/data';
import { type DossierState, dossierOf, itemsOf, useAskedContractor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { type InsuranceDossier, toInsuranceDossier } from './insurance-dossier.ts';

export type InsuranceDossierState = DossierState<InsuranceDossier>;

/** A contractor's insurance, kept up to date: what is on file, what each client asks, how it stands today. */
export function useInsuranceDossier(companyId: string, now: () => Date): InsuranceDossierState {
  const { firestore } = useBackend();
  const asked = useAskedContractor(companyId);
  const policies = useLiveQuery(recordsOf(firestore, 'policies', companyId));
  const variances = useLiveQuery(variancesQuery(firestore, { contractorId: companyId }));
  const holders = useLiveQueries(
    itemsOf(policies).map(({ id }) => recordsOf(firestore, 'policyHolders', companyId, id)),
  );
  return useMemo(
    () =>
      dossierOf(asked, [policies, variances, holders], now, (records, today) =>
        toInsuranceDossier(
          {
            ...records,
            policies: itemsOf(policies),
            holders: itemsOf(holders),
            variances: itemsOf(variances),
          },
          today,
        ),
      ),
    [asked, policies, variances, holders, now],
  );
}
