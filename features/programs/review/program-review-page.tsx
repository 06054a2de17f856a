import { readerDate } from '@vcms/domain';
import { ReviewQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { Button, PageHeading } from '@vcms/ui';
import { Link, useParams } from 'react-router-dom';
import { PROGRAM_TOPIC } from './program-topic.ts';
import { QUEUE_COLUMNS, QUEUE_FILTERS, SHOWN_COLUMNS } from './queue-columns.tsx';
import { VersionPage } from './version-page.tsx';

function realNow(): Date {
  return new Date();
}

export interface ProgramReviewPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

const TITLE = 'Review Safety Programs';

const PURPOSE = {
  firm: 'Written programs that contractors have submitted, the longest waiting on top.',
  client: "Written programs of your contractors, for your own decision beside the firm's.",
} as const;

/** `/safety-policy-review`: the queue, or the version that the address names (domain 4.4). */
export function ProgramReviewPage({ now = realNow }: ProgramReviewPageProps) {
  const { contractorId, programId: versionId } = useParams();
  const side = reviewSideOf(useSession());
  const today = readerDate(now());
  if (contractorId !== undefined && versionId !== undefined) {
    const address = { contractorId, versionId };
    return <VersionPage key={`${contractorId}/${versionId}`} title={TITLE} {...{ address, today, now }} />;
  }
  return (
    <>
      <PageHeading
        title={TITLE}
        description={PURPOSE[side.kind]}
        actions={
          side.kind === 'firm' && (
            <Button asChild variant="outline">
              <Link to="/safety-policy-review/catalog">Program catalog</Link>
            </Button>
          )
        }
      />
      <ReviewQueue
        topic={PROGRAM_TOPIC}
        label="Programs to review"
        columns={QUEUE_COLUMNS}
        shownColumns={SHOWN_COLUMNS}
        filters={QUEUE_FILTERS}
        {...{ today, now }}
      />
    </>
  );
}
