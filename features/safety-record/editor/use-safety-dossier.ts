import { recordsOf, useLiveQuery } from '@vcms/data';
import { type DossierState, dossierOf, itemsOf, useAskedContractor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { emrRecordsQuery, notRatedQuery, oshaYearsQuery } from '../data/record-queries.ts';
import { type SafetyDossier, toSafetyDossier } from './safety-dossier.ts';

export type SafetyDossierState = DossierState<SafetyDossier>;

/** A contractor's safety record, kept up to date: its years and modifications, and what each client asks of them. */
export function useSafetyDossier(companyId: string, now: () => Date): SafetyDossierState {
  const { firestore } = useBackend();
  const asked = useAskedContractor(companyId);
  const years = useLiveQuery(oshaYearsQuery(firestore, companyId));
  const emr = useLiveQuery(emrRecordsQuery(firestore, companyId));
  const notRated = useLiveQuery(notRatedQuery(firestore, companyId));
  const benchmarks = useLiveQuery(recordsOf(firestore, 'benchmarks'));
  return useMemo(
    () =>
      dossierOf(asked, [years, emr, notRated, benchmarks], now, (records, today) =>
        toSafetyDossier(
          {
            ...records,
            years: itemsOf(years),
            emr: itemsOf(emr),
            notRated: itemsOf(notRated),
            benchmarks: itemsOf(benchmarks),
          },
          today,
        ),
      ),
    [asked, years, emr, notRated, benchmarks, now],
  );
}
