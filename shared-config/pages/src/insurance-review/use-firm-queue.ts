import { engagementsOfContractorsQuery, type LiveState, useLiveQueries } from '@vcms/data';
import { type CalendarDate, OPEN_ENGAGEMENT_STATES } from '@vcms/domain';
import { useBackend } from '@vcms/sdk';
import type { Firestore } from 'firebase/firestore';
import { getDocs } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import { itemsOf } from '../join-states.ts';
import { type ExportedRows, loadRows } from '../register/export-rows.ts';
import { pageRequestOf } from '../register/register-definition.ts';
import { type RegisterPage, useRegister } from '../register/use-register.ts';
import { FIRM_QUEUE } from './queue-definition.ts';
import { type QueueRow, queueRow } from './queue-row.ts';

/** Companies that one query may name, a limit of Firestore. */
const NAMED_AT_ONCE = 30;

export interface QueuePage extends RegisterPage<QueueRow> {
  readonly load: (signal: AbortSignal) => Promise<ExportedRows<QueueRow>>;
}

function contractorsIn(rows: readonly { readonly contractorId: string }[]): readonly string[] {
  return [...new Set(rows.map(({ contractorId }) => contractorId))].toSorted();
}

function inParts(ids: readonly string[]): readonly (readonly string[])[] {
  return ids.length === 0 ? [] : [ids.slice(0, NAMED_AT_ONCE), ...inParts(ids.slice(NAMED_AT_ONCE))];
}

async function relationsOf(firestore: Firestore, ids: readonly string[], signal: AbortSignal) {
  const found = [];
  for (const part of inParts(ids)) {
    signal.throwIfAborted();
    const { docs } = await getDocs(engagementsOfContractorsQuery(firestore, part));
    found.push(...docs.map((entry) => entry.data()).flatMap((entry) => (entry.ok ? [entry.value] : [])));
  }
  return found.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
}

/** What waits for the firm: one page of policies, and the relations of the companies on that page for their names. */
export function useFirmQueue(today: CalendarDate): QueuePage {
  const { firestore } = useBackend();
  const page = useRegister(FIRM_QUEUE);
  const ids = contractorsIn(page.rows);
  const relations = useLiveQueries(
    inParts(ids).map((part) => engagementsOfContractorsQuery(firestore, part)),
  );
  const { state } = page;
  const load = useCallback(
    async (signal: AbortSignal): Promise<ExportedRows<QueueRow>> => {
      const { cursor: _all, ...request } = pageRequestOf(FIRM_QUEUE, state);
      const { rows, isCut } = await loadRows(FIRM_QUEUE.base(firestore), request, signal);
      const engagements = await relationsOf(firestore, contractorsIn(rows), signal);
      return { rows: rows.map((row) => queueRow(row, engagements, today)), isCut };
    },
    [firestore, state, today],
  );
  const rows = useMemo(() => {
    const open = itemsOf(relations).filter((one) => OPEN_ENGAGEMENT_STATES.includes(one.state));
    return page.rows.map((row) => queueRow(row, open, today));
  }, [page.rows, relations, today]);
  const live = useMemo((): LiveState<QueueRow> => {
    if (page.live.kind !== 'ready') return page.live;
    return { ...page.live, items: page.live.items.map((row) => queueRow(row, [], today)) };
  }, [page.live, today]);
  return { ...page, live, rows, load };
}
