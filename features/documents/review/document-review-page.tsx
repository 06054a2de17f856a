import { readerDate } from '@vcms/domain';
import { ReviewQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { LoadingBlock, PageHeading } from '@vcms/ui';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { DOCUMENT_TOPIC } from './document-topic.ts';
import { QUEUE_COLUMNS, QUEUE_FILTERS, SHOWN_COLUMNS } from './queue-columns.tsx';

/** The reader of PDF files comes with the first document. */
const DocumentPage = lazy(async () => ({ default: (await import('./document-page.tsx')).DocumentPage }));

function realNow(): Date {
  return new Date();
}

export interface DocumentReviewPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

const TITLE = 'Documents to review';

const PURPOSE = {
  firm: 'W-9 forms, agreements, licenses and bonds that contractors have submitted, the longest waiting on top.',
  client: "Documents of your contractors, for your own decision beside the firm's.",
} as const;

/** `/documents-center/files/review`: the queue, or the document that the address names (domain 4.4). */
export function DocumentReviewPage({ now = realNow }: DocumentReviewPageProps) {
  const { contractorId, documentId } = useParams();
  const side = reviewSideOf(useSession());
  const today = readerDate(now());
  if (contractorId !== undefined && documentId !== undefined) {
    const address = { contractorId, documentId };
    return (
      <Suspense fallback={<LoadingBlock label="Loading the document" rows={10} />}>
        <DocumentPage key={`${contractorId}/${documentId}`} title={TITLE} {...{ address, today, now }} />
      </Suspense>
    );
  }
  return (
    <>
      <PageHeading title={TITLE} description={PURPOSE[side.kind]} />
      <ReviewQueue
        topic={DOCUMENT_TOPIC}
        label={TITLE}
        columns={QUEUE_COLUMNS}
        shownColumns={SHOWN_COLUMNS}
        filters={QUEUE_FILTERS}
        {...{ today, now }}
      />
    </>
  );
}
