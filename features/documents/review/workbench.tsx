import { type CalendarDate, documentPath, documentTypeName, formatDate } from '@vcms/domain';
import {
  EarlierReviews,
  PaperPane,
  ReviewCard,
  type ReviewedSubject,
  useWorkbench,
  WorkbenchFrame,
  WorkbenchLayout,
} from '@vcms/kits/review';
import { DataList } from '@vcms/ui';
import { audienceWords } from '../model/folders.ts';
import { DOCUMENT_FINDINGS, DOCUMENT_TOPIC, PAPER_WORDS } from './document-topic.ts';
import type { DocumentDossier } from './use-document-dossier.ts';

export interface WorkbenchProps {
  readonly dossier: DocumentDossier;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function subjectOf({ company, document }: DocumentDossier): ReviewedSubject {
  const { id, state, version, submittedOn, typeId, record } = document;
  return {
    type: 'document',
    ...{ id, state, version, submittedOn },
    contractorId: company.id,
    contractorName: company.name,
    title: documentTypeName(typeId),
    path: documentPath('documents', company.id, id),
    updatedAt: record.updatedAt,
    createdBy: record.createdBy,
  };
}

function Facts({ company, document }: DocumentDossier) {
  const { title, issuedOn, expiresOn, fileName } = document;
  return (
    <ReviewCard title="What the contractor says">
      <DataList
        items={[
          { label: 'Legal name', value: company.name },
          { label: 'Document', value: documentTypeName(document.typeId) },
          { label: 'Title', value: title },
          { label: 'File', value: fileName },
          { label: 'Issued on', value: issuedOn === undefined ? 'Not said' : formatDate(issuedOn) },
          { label: 'Good through', value: expiresOn === undefined ? 'No end' : formatDate(expiresOn) },
          { label: 'Clients who can open it', value: audienceWords(document) },
        ]}
      />
    </ReviewCard>
  );
}

/** One document under review: the file beside what its contractor says of it. */
export function Workbench({ dossier, today, now }: WorkbenchProps) {
  const { company, document, reviews, engagements } = dossier;
  const bench = useWorkbench(
    { topic: DOCUMENT_TOPIC, subject: subjectOf(dossier), book: DOCUMENT_FINDINGS, reviews },
    today,
    now,
  );
  return (
    <WorkbenchFrame bench={bench}>
      <WorkbenchLayout
        bench={bench}
        paperName={PAPER_WORDS.name}
        paper={
          <PaperPane
            words={PAPER_WORDS}
            contractorId={company.id}
            documentId={document.id}
            label={`${documentTypeName(document.typeId)} of ${company.name}`}
          />
        }
        tabs={[{ value: 'values', label: 'Values', content: <Facts {...dossier} /> }]}
        history={
          <EarlierReviews topic={DOCUMENT_TOPIC} subject={bench.subject} {...{ reviews, engagements }} />
        }
        suggested={[]}
      />
    </WorkbenchFrame>
  );
}
