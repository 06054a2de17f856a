import {
  companyRef,
  type DataFailure,
  overridesOfPairQuery,
  recordRef,
  requirementSetsQuery,
  useLiveDocument,
  useLiveQuery,
} from '@vcms/data';
import {
  type CalendarDate,
  engagementId,
  localDate,
  type RequirementOverride,
  type RequirementSet,
  type Status,
} from '@vcms/domain';
import { damagedIn, waitingFor } from '@vcms/kits';
import type { Pair } from '@vcms/kits/requirements';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';
import { type LineRows, limitRows } from './limit-rows.ts';

/** The insurance demands of one client on one contractor. */
export interface LimitsFile extends Pair {
  readonly contractorName: string;
  readonly clientName: string;
  /** The client's. */
  readonly today: CalendarDate;
  /** As the last snapshot has it; undefined while there is none to see. */
  readonly status: Status | undefined;
  readonly sets: readonly RequirementSet[];
  /** Of any state. */
  readonly overrides: readonly RequirementOverride[];
  readonly lines: readonly LineRows[];
  readonly damaged: number;
}

export type LimitsFileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void }
  /** There is no such relation, or its record cannot be used. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly file: LimitsFile };

/** Everything the page of one contractor shows, kept up to date. */
export function useLimitsFile({ clientId, contractorId }: Pair, now: () => Date): LimitsFileState {
  const { firestore } = useBackend();
  const id = engagementId(clientId, contractorId);
  const client = useLiveDocument(companyRef(firestore, clientId));
  const engagement = useLiveDocument(recordRef(firestore, 'engagements', id));
  // Absent or hidden until the contractor has accepted: the page works without it.
  const snapshot = useLiveDocument(recordRef(firestore, 'snapshots', id));
  const sets = useLiveQuery(requirementSetsQuery(firestore, clientId, 'client'));
  const overrides = useLiveQuery(overridesOfPairQuery(firestore, clientId, contractorId));
  return useMemo((): LimitsFileState => {
    if (engagement.kind !== 'ready') {
      return engagement.kind === 'unreadable' ? { kind: 'missing' } : engagement;
    }
    if (client.kind === 'loading' || client.kind === 'failed') return client;
    const waiting = waitingFor([sets, overrides]);
    if (waiting !== undefined) return waiting;
    if (sets.kind !== 'ready' || overrides.kind !== 'ready') return { kind: 'loading' };
    const today = localDate(now(), client.kind === 'ready' ? client.value.timezone : '');
    const facts = { sets: sets.items, overrides: overrides.items, today };
    const { contractorName, clientName } = engagement.value;
    return {
      kind: 'ready',
      file: {
        ...{ clientId, contractorId, contractorName, clientName },
        ...facts,
        status: snapshot.kind === 'ready' ? snapshot.value.result.overall : undefined,
        lines: limitRows(facts),
        damaged: damagedIn([sets, overrides]),
      },
    };
  }, [clientId, contractorId, client, engagement, snapshot, sets, overrides, now]);
}
