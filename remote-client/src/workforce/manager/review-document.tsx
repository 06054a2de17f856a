import type { StoredRecord } from '@vcms/data';
import { documentPath, formatDate, isHeldBy, type StaffDocument, staffDocumentEnd } from '@vcms/domain';
import {
  EarlierReviews,
  PaperPane,
  ReviewCard,
  useWorkbench,
  WorkbenchFrame,
  WorkbenchLayout,
} from '@vcms/kits/review';
import { DataList, Icon, Link } from '@vcms/ui';
import { typeName } from '@vcms/workforce/model';
import { Link as RouterLink } from 'react-router-dom';
import { OPEN_PAPER, SENSITIVE_PAPER, STAFF_FINDINGS, STAFF_TOPIC } from './review-words.ts';
import type { OwnTerms } from './use-own-terms.ts';
import type { PersonFile } from './use-person-file.ts';

export interface ReviewDocumentProps {
  readonly file: PersonFile;
  readonly document: StoredRecord<StaffDocument>;
  readonly terms: OwnTerms;
  /** The address of the person's card, where it was opened there; else the queue is behind it. */
  readonly card?: string;
  /** Goes on after a decision; absent: to the next of the queue. */
  readonly onward?: () => void;
  readonly now: () => Date;
}

/** One document of one person under review for the own company; a sensitive file is never shown. */
export function ReviewDocument({ file, document, terms, card, onward, now }: ReviewDocumentProps) {
  const { person, assignment, contractorName, reviews } = file;
  const { contractorId } = assignment;
  const { id, state, version, submittedOn, sensitive, record } = document;
  const type = terms.docTypes.find((entry) => entry.id === document.typeId);
  const end = staffDocumentEnd(document, type?.validMonths ?? 0);
  const name = `${person.firstName} ${person.lastName}`;
  const title = `${typeName(terms.docTypes, document.typeId)}, ${name}`;
  const bench = useWorkbench(
    {
      topic: STAFF_TOPIC,
      subject: {
        ...{ type: 'staff_document', id, contractorId, contractorName, title, state, version, submittedOn },
        staffId: person.id,
        path: documentPath('staffDocuments', contractorId, person.id, id),
        updatedAt: record.updatedAt,
        createdBy: record.createdBy,
      },
      book: STAFF_FINDINGS,
      reviews,
      onward: onward === undefined ? undefined : async () => onward(),
    },
    terms.today,
    now,
  );
  const back = card !== undefined && (
    <Link asChild>
      <RouterLink to={card}>
        <Icon name="arrow-left" /> {name}
      </RouterLink>
    </Link>
  );
  return (
    <WorkbenchFrame bench={bench} back={back || undefined}>
      <WorkbenchLayout
        bench={bench}
        paperName="Document"
        paper={
          <PaperPane
            words={sensitive ? SENSITIVE_PAPER : OPEN_PAPER}
            contractorId={contractorId}
            documentId={sensitive ? undefined : document.docId}
            label={title}
          />
        }
        tabs={[
          {
            value: 'values',
            label: 'Values',
            content: (
              <ReviewCard title="What the contractor says">
                <DataList
                  items={[
                    { label: 'Person', value: `${name}, ${person.jobRole}` },
                    ...(isHeldBy(document, person)
                      ? []
                      : [
                          {
                            label: 'Submitted for',
                            value: `${document.holder ?? ''}: the name has changed since`,
                          },
                        ]),
                    { label: 'Issuer', value: document.issuer },
                    { label: 'Number, last 4', value: document.number },
                    { label: 'Issued on', value: formatDate(document.issuedOn) },
                    { label: 'Good through', value: end === undefined ? 'No end' : formatDate(end) },
                  ]}
                />
              </ReviewCard>
            ),
          },
        ]}
        history={
          <EarlierReviews topic={STAFF_TOPIC} subject={bench.subject} reviews={reviews} engagements={[]} />
        }
        suggested={[]}
      />
    </WorkbenchFrame>
  );
}
