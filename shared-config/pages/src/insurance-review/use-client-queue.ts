import {
  engagementsOfClientQuery,
  handedInPoliciesQuery,
  type LiveState,
  ownReviewsQuery,
  recordRef,
  useLiveDocument,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import { type CalendarDate, EVIDENCE_VISIBLE_STATES } from '@vcms/domain';
import { useBackend, useSession } from '@vcms/sdk';
import { useCallback, useMemo } from 'react';
import { damagedIn, itemsOf, waitingFor } from '../join-states.ts';
import type { ExportedRows } from '../register/export-rows.ts';
import type { LocalRegister } from '../register/local-register.ts';
import { useLocalRegister } from '../register/use-local-register.ts';
import { useLastAnswer } from '../use-last-answer.ts';
import { ownQueue, statesOf } from './own-queue.ts';
import { QUEUE_FILTERS } from './queue-definition.ts';
import type { QueueRow } from './queue-row.ts';
import type { QueuePage } from './use-firm-queue.ts';

const LOCAL: LocalRegister<QueueRow> = {
  shape: {
    filters: Object.fromEntries(
      QUEUE_FILTERS.map((filter) => [
        filter.name,
        'options' in filter ? filter.options.map(({ value }) => value) : 'id',
      ]),
    ),
    sorts: ['submittedOn'],
  },
  textOf: ({ contractorName, policy }) => `${contractorName} ${policy.policyNumber}`,
  valueOf: ({ policy }, filter) => (filter === 'line' ? policy.line : policy.state),
  placeOf: ({ submittedOn, id }) => `${submittedOn} ${id}`,
};

/** Every policy that the client may still decide on for itself, live. */
export function useOwnQueue(today: CalendarDate): LiveState<QueueRow> {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const rules = useLiveDocument(recordRef(firestore, 'clientPolicies', companyId));
  const relations = useLiveQuery(engagementsOfClientQuery(firestore, companyId));
  const engagements = useMemo(
    () => itemsOf(relations).filter(({ state }) => EVIDENCE_VISIBLE_STATES.includes(state)),
    [relations],
  );
  const selfReview = rules.kind === 'ready' && rules.value.selfReview;
  const policies = useLiveQueries(
    rules.kind === 'loading'
      ? []
      : engagements.map(({ contractorId }) =>
          handedInPoliciesQuery(firestore, contractorId, statesOf(selfReview)),
        ),
  );
  const contractors = [...new Set(itemsOf(policies).map(({ contractorId }) => contractorId))].toSorted();
  const reviews = useLiveQueries(contractors.map((id) => ownReviewsQuery(firestore, id, companyId)));
  const state = useMemo((): LiveState<QueueRow> => {
    const lists = [relations, policies, reviews];
    const waiting = rules.kind === 'loading' ? rules : waitingFor(lists);
    if (waiting !== undefined) return waiting;
    const items = ownQueue(itemsOf(policies), engagements, itemsOf(reviews), today);
    const damaged = Array.from({ length: damagedIn(lists) }, (_, at) => String(at));
    return { kind: 'ready', items, unreadable: damaged };
  }, [rules, relations, policies, reviews, engagements, today]);
  return useLastAnswer(state);
}

/**
 * The queue of a client. No rule lets a client ask for policies over all contractors (domain 5.1), so its own engagements
 * are read, and what waits at each of those contractors.
 */
export function useClientQueue(today: CalendarDate): QueuePage {
  const live = useOwnQueue(today);
  const all = live.kind === 'ready' ? live.items : NOTHING;
  const page = useLocalRegister(all, LOCAL);
  const { found } = page;
  const load = useCallback(
    async (): Promise<ExportedRows<QueueRow>> => ({ rows: found, isCut: false }),
    [found],
  );
  return { ...page, live, load };
}

const NOTHING: readonly QueueRow[] = [];
