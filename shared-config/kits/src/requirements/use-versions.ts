import {
  companyRef,
  requirementSetsQuery,
  type StoredRecord,
  useLiveDocument,
  useLiveQuery,
} from '@vcms/data';
import { type CalendarDate, localDate, type RequirementSet } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import type { Waiting } from '../join-states.ts';

export type StoredVersion = StoredRecord<RequirementSet>;

/** All versions of the client's demands, the newest on top. */
export interface Versions {
  readonly all: readonly StoredVersion[];
  /** The client's. */
  readonly today: CalendarDate;
  /** Versions that could not be read. */
  readonly damaged: number;
}

export type VersionsState = Waiting | { readonly kind: 'ready'; readonly versions: Versions };

/** The own client's versions, kept up to date. */
export function useVersions(now: () => Date): VersionsState {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const company = useLiveDocument(companyRef(firestore, companyId));
  const sets = useLiveQuery(requirementSetsQuery(firestore, companyId, 'client'));
  return useMemo((): VersionsState => {
    if (sets.kind !== 'ready') return sets;
    if (company.kind === 'loading' || company.kind === 'failed') return company;
    const zone = company.kind === 'ready' ? company.value.timezone : '';
    const today = localDate(now(), zone);
    return { kind: 'ready', versions: { all: sets.items, today, damaged: sets.unreadable.length } };
  }, [company, sets, now]);
}
