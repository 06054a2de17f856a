import type { StoredRecord } from '@vcms/data';
import type { CompanyDocument, EvidenceState } from '@vcms/domain';

type Paper = StoredRecord<CompanyDocument>;

/** What counts, or waits for its review. */
const CURRENT: readonly EvidenceState[] = ['submitted', 'in_review', 'accepted'];
/** What a reviewer refused. */
const RETURNED: readonly EvidenceState[] = ['changes_requested', 'rejected'];

function since({ record, submittedOn }: Paper): number {
  return record.createdAt?.getTime() ?? Date.parse(submittedOn ?? '');
}

/**
 * The documents that a company looks at: what counts or waits, and what came back until another one of its type was submitted.
 * The newest first.
 */
export function shownPapers(documents: readonly Paper[]): readonly Paper[] {
  const isAnswered = (paper: Paper) =>
    documents.some(
      (other) =>
        other.typeId === paper.typeId && CURRENT.includes(other.state) && since(other) > since(paper),
    );
  return documents
    .filter(
      (paper) => CURRENT.includes(paper.state) || (RETURNED.includes(paper.state) && !isAnswered(paper)),
    )
    .toSorted((left, right) => since(right) - since(left));
}
