import {
  companyRef,
  type DataFailure,
  overridesOfPairQuery,
  recordRef,
  requirementSetsQuery,
  useLiveDocument,
  useLiveQuery,
} from '@vcms/data';
import { engagementId, type Item, localDate, type RequirementSet, type Status } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { damagedIn, waitingFor } from '../join-states.ts';
import type { OverrideFile, Pair } from './override-form.ts';

/** The demands of one client on one contractor: those on all, and those on this one. */
export interface DemandFile extends OverrideFile {
  readonly clientName: string;
  /** As the last snapshot has it; undefined while there is none to see. */
  readonly status: Status | undefined;
  /** What that snapshot says of each demand. */
  readonly items: readonly Item[];
  readonly sets: readonly RequirementSet[];
  readonly damaged: number;
}

export type DemandFileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void }
  /** There is no such relation, or its record cannot be used. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly file: DemandFile };

const NOTHING: readonly Item[] = [];

/** Everything the page of one contractor's demands shows, kept up to date. */
export function useDemandFile({ clientId, contractorId }: Pair, now: () => Date): DemandFileState {
  const { firestore } = useBackend();
  const id = engagementId(clientId, contractorId);
  const client = useLiveDocument(companyRef(firestore, clientId));
  const engagement = useLiveDocument(recordRef(firestore, 'engagements', id));
  // Absent or hidden until the contractor has accepted: the page works without it.
  const snapshot = useLiveDocument(recordRef(firestore, 'snapshots', id));
  const sets = useLiveQuery(requirementSetsQuery(firestore, clientId, 'client'));
  const overrides = useLiveQuery(overridesOfPairQuery(firestore, clientId, contractorId));
  return useMemo((): DemandFileState => {
    if (engagement.kind !== 'ready') {
      return engagement.kind === 'unreadable' ? { kind: 'missing' } : engagement;
    }
    if (client.kind === 'loading' || client.kind === 'failed') return client;
    const waiting = waitingFor([sets, overrides]);
    if (waiting !== undefined) return waiting;
    if (sets.kind !== 'ready' || overrides.kind !== 'ready') return { kind: 'loading' };
    const today = localDate(now(), client.kind === 'ready' ? client.value.timezone : '');
    const { contractorName, clientName } = engagement.value;
    const result = snapshot.kind === 'ready' ? snapshot.value.result : undefined;
    return {
      kind: 'ready',
      file: {
        ...{ clientId, contractorId, contractorName, clientName, today },
        sets: sets.items,
        overrides: overrides.items,
        status: result?.overall,
        items: result?.items ?? NOTHING,
        damaged: damagedIn([sets, overrides]),
      },
    };
  }, [clientId, contractorId, client, engagement, snapshot, sets, overrides, now]);
}
