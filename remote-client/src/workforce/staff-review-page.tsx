import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { ReviewQueue } from '@vcms/kits/review';
import { Icon, Link, LoadingBlock, PageHeading, Text } from '@vcms/ui';
import { lazy, Suspense, useMemo } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { STAFF_TOPIC } from './manager/review-words.ts';
import { type OwnTerms, useOwnTerms } from './manager/use-own-terms.ts';
import { QUEUE_FILTERS, queueColumns } from './queue/queue-columns.tsx';

const TITLE = 'Documents to review';
const PURPOSE = 'Submitted documents of people assigned to you, the longest waiting on top.';

/** The reader of PDF files comes with the first document. */
const WaitingDocument = lazy(async () => ({
  default: (await import('./queue/waiting-document.tsx')).WaitingDocument,
}));

function realNow(): Date {
  return new Date();
}

export interface StaffReviewPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

function Queue({ terms, now }: { readonly terms: OwnTerms; readonly now: () => Date }) {
  const { shown, inFile } = useMemo(() => queueColumns(terms.docTypes), [terms.docTypes]);
  return (
    <>
      <Text mb="2" data-print="hide">
        <Link asChild>
          <RouterLink to="/work-manager">
            <Icon name="arrow-left" /> Workforce Manager
          </RouterLink>
        </Link>
      </Text>
      <PageHeading title={TITLE} description={PURPOSE} />
      <ReviewQueue
        topic={STAFF_TOPIC}
        label={TITLE}
        columns={inFile}
        shownColumns={shown}
        filters={QUEUE_FILTERS}
        today={terms.today}
        now={now}
      />
    </>
  );
}

/** `/work-manager/review`: what waits of people's documents, or the one that the address names. */
export function StaffReviewPage({ now = realNow }: StaffReviewPageProps) {
  const { staffId, documentId } = useParams();
  const state = useKeepPreviousData(useOwnTerms(now));
  if (state.kind === 'loading' || state.kind === 'failed') {
    return (
      <>
        <PageHeading title={TITLE} description={PURPOSE} />
        {state.kind === 'loading' ? (
          <LoadingBlock label="Loading the queue" rows={8} />
        ) : (
          <FailurePanel failure={state.failure} retry={state.retry} />
        )}
      </>
    );
  }
  if (staffId === undefined || documentId === undefined) return <Queue {...{ now }} terms={state.terms} />;
  return (
    <Suspense fallback={<LoadingBlock label="Loading the document" rows={10} />}>
      <WaitingDocument
        key={`${staffId}/${documentId}`}
        {...{ staffId, documentId, now }}
        terms={state.terms}
      />
    </Suspense>
  );
}
