import { addDays, isCalendarDate } from './calendar-date.ts';
import { isReviewedDocument, isShownToClient } from './document.ts';
import { OPEN_ENGAGEMENT_STATES } from './engagement.ts';
import { WAITING_EVIDENCE_STATES } from './evidence-state.ts';
import { FIRM_SCOPE, reviewTaskId, type TaskFacts, waitsForClient } from './review-tasks.ts';
import type { CompanyDocument } from './schemas/document-schemas.ts';
import type { ReviewTask } from './schemas/review-task-schema.ts';
import { returnsOf } from './task-returns.ts';

/** A document of a company as far as it matters who decides on it. */
export type TaskDocument = Pick<
  CompanyDocument,
  'id' | 'typeId' | 'title' | 'visibility' | 'expiresOn' | 'state' | 'version' | 'submittedOn'
>;

/** What is known of one contractor's documents. */
export interface DocumentFacts
  extends Pick<TaskFacts, 'contractorId' | 'contractorName' | 'relations' | 'reviews'> {
  /** Of any type: those that belong to another record are left out. */
  readonly documents: readonly TaskDocument[];
}

/** A document without an end never leaves a client's queue by itself. */
const NO_END = '9999-12-31';

/** The first day on which it is not good any more; of a damaged date there is none. */
function endOf({ expiresOn }: TaskDocument): string {
  return expiresOn !== undefined && isCalendarDate(expiresOn) ? addDays(expiresOn, 1) : NO_END;
}

function taskOf(
  { contractorId, contractorName }: DocumentFacts,
  document: TaskDocument,
  scope: string,
  clients: readonly string[],
): ReviewTask {
  const { id: subjectId, typeId, title, state, version, submittedOn = '' } = document;
  const place = { scope, subjectType: 'document', contractorId, subjectId } as const;
  const endsOn = endOf(document);
  return {
    id: reviewTaskId(place),
    ...place,
    ...{ contractorName, clients: clients.toSorted(), state, version, submittedOn },
    ...(state === 'accepted' && endsOn !== NO_END ? { endsOn } : {}),
    document: { typeId, title },
  };
}

/** Every decision that one contractor's documents wait for, side by side as for policies. */
export function documentTasks(facts: DocumentFacts): readonly ReviewTask[] {
  const { documents, relations, reviews } = facts;
  return documents
    .filter((document) => document.submittedOn !== undefined && isReviewedDocument(document))
    .flatMap((document) => {
      // Nobody decides on what they cannot open.
      const seeing = relations.filter(({ clientId }) => isShownToClient(document, clientId));
      const relying = seeing.filter(({ state }) => OPEN_ENGAGEMENT_STATES.includes(state));
      const names = relying.map(({ clientName }) => clientName);
      const subject = { ...document, subjectType: 'document', endsOn: endOf(document) } as const;
      const returns = returnsOf({ subjectType: 'document', subjectId: document.id }, reviews);
      return [
        ...(WAITING_EVIDENCE_STATES.includes(document.state)
          ? [{ ...taskOf(facts, document, FIRM_SCOPE, names), ...returns }]
          : []),
        ...seeing
          .filter((relation) => waitsForClient(subject, relation, reviews))
          .map(({ clientId, clientName }) => taskOf(facts, document, clientId, [clientName])),
      ];
    });
}
