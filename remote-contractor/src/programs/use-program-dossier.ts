import { recordsOf, useLiveQuery, variancesQuery } from '@vcms/data';
import { type DossierState, dossierOf, itemsOf, useAskedContractor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { type ProgramDossier, toProgramDossier } from './program-dossier.ts';

export type ProgramDossierState = DossierState<ProgramDossier>;

/** A contractor's safety programs, kept up to date: what each client asks for and what is on file. */
export function useProgramDossier(companyId: string, now: () => Date): ProgramDossierState {
  const { firestore } = useBackend();
  const asked = useAskedContractor(companyId, 'program');
  const versions = useLiveQuery(recordsOf(firestore, 'programVersions', companyId));
  const catalogue = useLiveQuery(recordsOf(firestore, 'programs'));
  const variances = useLiveQuery(variancesQuery(firestore, { contractorId: companyId }));
  return useMemo(
    () =>
      dossierOf(asked, [versions, catalogue, variances], now, (records, today) =>
        toProgramDossier(
          { ...records, catalogue: itemsOf(catalogue), variances: itemsOf(variances) },
          itemsOf(versions),
          records.documents,
          today,
        ),
      ),
    [asked, versions, catalogue, variances, now],
  );
}
