import { readerDate } from '@vcms/domain';
import { BackToQueue, ReviewQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { EmptyState, PageHeading } from '@vcms/ui';
import { useParams } from 'react-router-dom';
import { QUEUE_COLUMNS, QUEUE_FILTERS, SHOWN_COLUMNS } from './queue-columns.tsx';
import { RecordPage } from './record-page.tsx';
import { STATISTICS_TOPIC, subjectOfSlug } from './statistics-topic.ts';

function realNow(): Date {
  return new Date();
}

export interface ConfirmStatisticsPageProps {
  /** As the role's menu calls the page. */
  readonly title: string;
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

const PURPOSE = {
  firm: 'OSHA years, EMR records and not-rated letters that contractors have submitted, the longest waiting on top.',
  client: "OSHA years and EMR records of your contractors, for your own decision beside the firm's.",
} as const;

/** `/confirm-statisticals`: the queue, or the record that the address names (domain 4.4). */
export function ConfirmStatisticsPage({ title, now = realNow }: ConfirmStatisticsPageProps) {
  const { contractorId, kind: slug, recordId } = useParams();
  const side = reviewSideOf(useSession());
  const today = readerDate(now());
  const kind = subjectOfSlug(slug);
  if (contractorId !== undefined && recordId !== undefined && kind !== undefined) {
    const address = { contractorId, kind, recordId };
    return <RecordPage key={`${contractorId}/${kind}/${recordId}`} {...{ title, address, today, now }} />;
  }
  if (slug !== undefined) {
    return (
      <>
        <PageHeading title={title} />
        <EmptyState
          title="This record does not exist."
          icon="document"
          action={<BackToQueue topic={STATISTICS_TOPIC} />}
        />
      </>
    );
  }
  return (
    <>
      <PageHeading title={title} description={PURPOSE[side.kind]} />
      <ReviewQueue
        topic={STATISTICS_TOPIC}
        label="Records to confirm"
        columns={QUEUE_COLUMNS}
        shownColumns={SHOWN_COLUMNS}
        filters={QUEUE_FILTERS}
        {...{ today, now }}
      />
    </>
  );
}
