import {
  overridesOfPairQuery,
  recordRef,
  type StoredRecord,
  useLiveDocument,
  useLiveQuery,
} from '@vcms/data';
import {
  type CalendarDate,
  type EngagementState,
  engagementId,
  type StaffAssignment,
  type StaffMember,
  type StaffResult,
} from '@vcms/domain';
import { itemsOf, type Waiting, waitingFor } from '@vcms/kits';
import { useBackend } from '@vcms/sdk';
import { judgePerson, obstacles } from '@vcms/workforce/model';
import { type PersonPapers, usePersonPapers } from '@vcms/workforce/person';
import { useMemo } from 'react';
import type { OwnTerms } from './use-own-terms.ts';

/** One person on site as its client sees it. */
export interface PersonFile extends PersonPapers {
  readonly person: StoredRecord<StaffMember>;
  readonly assignment: StaffAssignment;
  readonly contractorName: string;
  readonly engagementState: EngagementState;
  /** Undefined: inactive, or not assigned on the day. */
  readonly result: StaffResult | undefined;
  /** Why the person may not work yet. */
  readonly obstacles: readonly string[];
}

export type PersonFileState =
  | Waiting
  /** The record is gone, or cannot be used. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly file: PersonFile };

/** Everything about one assigned person, judged on a day, kept up to date. */
export function usePersonFile(
  assignment: StaffAssignment,
  terms: OwnTerms,
  asOf: CalendarDate,
): PersonFileState {
  const { firestore } = useBackend();
  const { clientId, sets, docTypes } = terms;
  const { contractorId, staffId } = assignment;
  const person = useLiveDocument(recordRef(firestore, 'staff', contractorId, staffId));
  const relation = useLiveDocument(recordRef(firestore, 'engagements', engagementId(clientId, contractorId)));
  const papers = usePersonPapers(contractorId, staffId, clientId);
  const overrides = useLiveQuery(overridesOfPairQuery(firestore, clientId, contractorId));
  return useMemo((): PersonFileState => {
    if (person.kind === 'failed' || person.kind === 'loading') return person;
    if (relation.kind === 'failed' || relation.kind === 'loading') return relation;
    if (papers.kind !== 'ready') return papers;
    const waiting = waitingFor([overrides]);
    if (waiting !== undefined) return waiting;
    if (person.kind !== 'ready' || relation.kind !== 'ready') return { kind: 'missing' };
    const { documents, reviews } = papers;
    const own = { clientId, sets, docTypes, overrides: itemsOf(overrides) };
    const result = judgePerson({ person: person.value, documents, reviews }, assignment, own, asOf);
    return {
      kind: 'ready',
      file: {
        ...{ person: person.value, assignment, documents, reviews, result },
        contractorName: relation.value.contractorName,
        engagementState: relation.value.state,
        obstacles: result === undefined ? [] : obstacles(result, docTypes, sets, asOf),
      },
    };
  }, [person, relation, papers, overrides, assignment, clientId, sets, docTypes, asOf]);
}
