import { recordRef, type StoredRecord, useLiveDocument } from '@vcms/data';
import { arePapersInSight, type StaffAssignment, staffAssignmentId } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { BackToQueue } from '@vcms/kits/review';
import { useBackend } from '@vcms/sdk';
import { EmptyState, LoadingBlock, PageHeading } from '@vcms/ui';
import { endText } from '@vcms/workforce/model';
import { ReviewDocument } from '../manager/review-document.tsx';
import { STAFF_TOPIC } from '../manager/review-words.ts';
import type { OwnTerms } from '../manager/use-own-terms.ts';
import { usePersonFile } from '../manager/use-person-file.ts';

interface Shared {
  readonly documentId: string;
  readonly terms: OwnTerms;
  readonly now: () => Date;
}

function Nothing({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeading title="Documents to review" />
      <EmptyState title={title} icon="document" action={<BackToQueue topic={STAFF_TOPIC} />} />
    </>
  );
}

function OfPerson({
  assignment,
  documentId,
  terms,
  now,
}: Shared & { readonly assignment: StoredRecord<StaffAssignment> }) {
  const state = useKeepPreviousData(usePersonFile(assignment, terms, terms.today));
  if (state.kind === 'loading') return <LoadingBlock label="Loading the document" rows={10} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'missing') return <Nothing title="This person's record cannot be read." />;
  const { file } = state;
  const document = file.documents.find(({ id }) => id === documentId);
  if (document === undefined) return <Nothing title="This document does not exist." />;
  return <ReviewDocument {...{ file, document, terms, now }} />;
}

export interface WaitingDocumentProps extends Shared {
  readonly staffId: string;
}

/** The document that the queue's address names, of somebody who is assigned to the own company. */
export function WaitingDocument({ staffId, ...props }: WaitingDocumentProps) {
  const { firestore } = useBackend();
  const id = staffAssignmentId(props.terms.clientId, staffId);
  const assignment = useLiveDocument(recordRef(firestore, 'staffAssignments', id));
  if (assignment.kind === 'ready') {
    if (!arePapersInSight(assignment.value, props.terms.today))
      return <Nothing title={`${endText(assignment.value.to)}.`} />;
    return <OfPerson assignment={assignment.value} {...props} />;
  }
  if (assignment.kind === 'loading') return <LoadingBlock label="Loading the document" rows={10} />;
  if (assignment.kind === 'failed' && assignment.failure.kind !== 'denied') {
    return <FailurePanel failure={assignment.failure} retry={assignment.retry} />;
  }
  return <Nothing title="This person is not assigned to you." />;
}
