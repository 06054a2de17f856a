import {
  companyRef,
  type DataFailure,
  engagementsOfClientQuery,
  type LiveState,
  recordRef,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
  usersOfCompanyQuery,
  variancesQuery,
} from '@vcms/data';
import {
  type CalendarDate,
  documentPath,
  type Engagement,
  EVIDENCE_VISIBLE_STATES,
  localDate,
  VARIANCE_DAYS_DEFAULT,
  type Variance,
} from '@vcms/domain';
import { useFirm, useKeepPreviousData } from '@vcms/kits';
import { useExpectedRows } from '@vcms/kits/pending';
import { useBackend, useSession } from '@vcms/sdk';
import { useMemo } from 'react';
import { snapshotsOfContractorsQueries } from '../data/variance-queries.ts';
import type { VarianceActor } from '../model/variance-ledger.ts';
import { type VarianceRow, varianceRows } from './variance-row.ts';

/** All variances of one client, and what their page needs to show and decide them. */
export interface VarianceLedger {
  readonly today: CalendarDate;
  readonly actor: VarianceActor;
  readonly maxDays: number;
  readonly variances: readonly Variance[];
  readonly rows: readonly VarianceRow[];
  /** The ids of those that show what the server has not confirmed yet. */
  readonly pending: ReadonlySet<string>;
  /** Relations for which a variance can be asked. */
  readonly engagements: readonly Engagement[];
  readonly contractorNames: ReadonlyMap<string, string>;
  readonly damaged: number;
}

export type VarianceLedgerState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: DataFailure; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly ledger: VarianceLedger };

const NONE: readonly never[] = [];

function itemsOf<T>(state: LiveState<T>): readonly T[] {
  return state.kind === 'ready' ? state.items : NONE;
}

function pathOf({ id }: Variance): string {
  return documentPath('variances', id);
}

function openContractors(variances: readonly Variance[]): readonly string[] {
  const open = variances.filter(({ state }) => state === 'requested' || state === 'approved');
  return [...new Set(open.map(({ contractorId }) => contractorId))].toSorted();
}

/** The ledger of the own company, live: variances, results of those concerned, names, and the rules of the client. */
export function useVarianceLedger(now: () => Date): VarianceLedgerState {
  const { firestore } = useBackend();
  const { companyId: clientId, userId, company: clientName, role } = useSession();
  const variances = useLiveQuery(variancesQuery(firestore, { clientId }));
  const expected = useExpectedRows(itemsOf(variances), pathOf);
  const relations = useLiveQuery(engagementsOfClientQuery(firestore, clientId));
  const people = useLiveQuery(usersOfCompanyQuery(firestore, clientId));
  const policy = useLiveDocument(recordRef(firestore, 'clientPolicies', clientId));
  const own = useLiveDocument(companyRef(firestore, clientId));
  const concerned = useMemo(() => openContractors(itemsOf(variances)), [variances]);
  const results = useKeepPreviousData(
    useLiveQueries(snapshotsOfContractorsQueries(firestore, clientId, concerned)),
  );
  const [firm] = itemsOf(useFirm());

  return useMemo((): VarianceLedgerState => {
    if (variances.kind === 'failed') return variances;
    if (relations.kind === 'failed') return relations;
    if (variances.kind === 'loading' || relations.kind === 'loading') return { kind: 'loading' };
    if (own.kind === 'loading' || policy.kind === 'loading') return { kind: 'loading' };
    if (results.kind === 'loading') return { kind: 'loading' };
    const rules = policy.kind === 'ready' ? policy.value : undefined;
    const today = localDate(now(), own.kind === 'ready' ? own.value.timezone : '');
    const contractorNames = new Map(relations.items.map((one) => [one.contractorId, one.contractorName]));
    const rows = varianceRows(expected.rows, {
      today,
      clientName,
      firmName: firm?.name ?? 'The firm',
      contractorNames,
      items: new Map(itemsOf(results).map((one) => [one.contractorId, one.result.items])),
      people: new Map(itemsOf(people).map((one) => [one.id, `${one.firstName} ${one.lastName}`])),
    });
    return {
      kind: 'ready',
      ledger: {
        today,
        // Without the client's rules at hand nobody decides alone; the access rules have the last word.
        actor: { uid: userId, role, fourEyes: rules?.fourEyes ?? true },
        maxDays: rules?.varianceMaxDays ?? VARIANCE_DAYS_DEFAULT,
        variances: expected.rows,
        rows,
        pending: expected.pending,
        engagements: relations.items.filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state)),
        contractorNames,
        damaged: variances.unreadable.length,
      },
    };
  }, [
    variances,
    expected.rows,
    expected.pending,
    relations,
    people,
    policy,
    own,
    results,
    firm,
    clientName,
    userId,
    role,
    now,
  ]);
}
