import { WAITING_EVIDENCE_STATES } from './evidence-state.ts';
import { reviewTaskId, type TaskFacts, waitsForClient } from './review-tasks.ts';
import type { StaffAssignment, StaffDocument } from './schemas/document-schemas.ts';
import type { ReviewTask } from './schemas/review-task-schema.ts';

export type TaskStaffDocument = Pick<
  StaffDocument,
  'id' | 'staffId' | 'typeId' | 'sensitive' | 'state' | 'version' | 'submittedOn'
>;

export type TaskAssignment = Pick<StaffAssignment, 'clientId' | 'staffId' | 'name' | 'jobRole' | 'to'>;

/** What is known of the people of one contractor, or of one of them. */
export interface StaffFacts
  extends Pick<TaskFacts, 'contractorId' | 'contractorName' | 'relations' | 'reviews'> {
  /** At least those that wait, of people who are active. */
  readonly documents: readonly TaskStaffDocument[];
  readonly assignments: readonly TaskAssignment[];
}

/** A document of somebody counts until a review that may take years: nothing but a decision takes it out of the queue. */
const NO_LAST_DAY = '9999-12-31';

/**
 * Every decision that documents of people wait for: that of each client which sees the contractor and to which the person is
 * assigned, and that of no other. The firm does not review them.
 */
export function staffTasks(facts: StaffFacts): readonly ReviewTask[] {
  const { contractorId, contractorName, relations, reviews, documents, assignments } = facts;
  return documents.flatMap((document): readonly ReviewTask[] => {
    const { id: subjectId, staffId, typeId, sensitive, state, version, submittedOn } = document;
    if (submittedOn === undefined || !WAITING_EVIDENCE_STATES.includes(state)) return [];
    const subject = {
      subjectType: 'staff_document',
      id: subjectId,
      state,
      version,
      endsOn: NO_LAST_DAY,
    } as const;
    return relations
      .filter((relation) => waitsForClient(subject, relation, reviews))
      .flatMap(({ clientId, clientName, today }): readonly ReviewTask[] => {
        const assigned = assignments.find((one) => one.clientId === clientId && one.staffId === staffId);
        if (assigned === undefined || (assigned.to !== undefined && assigned.to < today)) return [];
        const place = { scope: clientId, subjectType: 'staff_document', contractorId, subjectId } as const;
        const { name, jobRole } = assigned;
        const about = { contractorName, clients: [clientName], state, version, submittedOn };
        const staff = { staffId, name, jobRole, typeId, sensitive };
        return [{ id: reviewTaskId(place), ...place, ...about, staff }];
      });
  });
}
