import type { AskingClient } from '@vcms/companies/model';
import {
  engagementsOfContractorQuery,
  recordsOf,
  requirementSetsQuery,
  useLiveQueries,
  useLiveQuery,
} from '@vcms/data';
import { ASKING_STATES } from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { useMemo } from 'react';

export type AskingClientsState =
  | Waiting
  | {
      readonly kind: 'ready';
      readonly clients: readonly AskingClient[];
      /** The name of a program by its code. */
      readonly titleOf: (programId: string) => string;
    };

/** Clients that ask something of the contractor, with their requirements, kept up to date. */
export function useAskingClients(companyId: string): AskingClientsState {
  const { firestore } = useBackend();
  const relations = useLiveQuery(engagementsOfContractorQuery(firestore, companyId));
  const programs = useLiveQuery(recordsOf(firestore, 'programs'));
  const asking = useMemo(
    () => itemsOf(relations).filter(({ state }) => ASKING_STATES.includes(state)),
    [relations],
  );
  const sets = useLiveQueries(
    asking.map(({ clientId }) => requirementSetsQuery(firestore, clientId, 'contractor')),
  );
  return useMemo((): AskingClientsState => {
    const waiting = waitingFor([relations, programs, sets]);
    if (waiting !== undefined) return waiting;
    const titles = new Map(itemsOf(programs).map(({ id, title }) => [id, title]));
    return {
      kind: 'ready',
      clients: asking.map(({ clientId, clientName, riskLevel }) => ({
        ...{ id: clientId, name: clientName, riskLevel },
        sets: itemsOf(sets).filter((set) => set.clientId === clientId),
      })),
      titleOf: (programId) => titles.get(programId) ?? programId,
    };
  }, [relations, programs, asking, sets]);
}
