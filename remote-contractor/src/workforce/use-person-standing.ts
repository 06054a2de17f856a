import { useLiveQuery } from '@vcms/data';
import type { StaffAssignment, StaffMember, StaffResult } from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend, useSession } from '@vcms/sdk';
import { assignmentsOfPersonQuery } from '@vcms/workforce/data';
import { judgePerson } from '@vcms/workforce/model';
import { type PersonPapers, usePersonPapers } from '@vcms/workforce/person';
import { useMemo } from 'react';
import type { ClientTerms, WorkforceTerms } from './use-client-terms.ts';

/** How a person stands with one client that it is assigned to. */
export interface ClientStanding {
  readonly client: ClientTerms;
  readonly assignment: StaffAssignment;
  /** Undefined: not assigned today. */
  readonly result: StaffResult | undefined;
}

export type PersonStanding =
  | Waiting
  | ({
      readonly kind: 'ready';
      readonly assignments: readonly StaffAssignment[];
      readonly standings: readonly ClientStanding[];
    } & PersonPapers);

/** One person's documents, assignments and standing with each client, as the clients see it. */
export function usePersonStanding(person: StaffMember, { clients, today }: WorkforceTerms): PersonStanding {
  const { firestore } = useBackend();
  const { companyId } = useSession();
  const papers = usePersonPapers(companyId, person.id);
  const assigned = useLiveQuery(assignmentsOfPersonQuery(firestore, companyId, person.id));
  return useMemo((): PersonStanding => {
    if (papers.kind !== 'ready') return papers;
    const waiting = waitingFor([assigned]);
    if (waiting !== undefined) return waiting;
    const assignments = itemsOf(assigned);
    const standings = clients.flatMap((client): readonly ClientStanding[] => {
      const assignment = assignments.find(({ clientId }) => clientId === client.clientId);
      if (assignment === undefined) return [];
      const { documents, reviews } = papers;
      const result = judgePerson({ person, documents, reviews }, assignment, client, today);
      return [{ client, assignment, result }];
    });
    return { ...papers, assignments, standings };
  }, [papers, assigned, clients, person, today]);
}
