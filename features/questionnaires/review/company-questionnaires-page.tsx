import { useToday } from '@vcms/kits';
import { ReviewQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { useParams } from 'react-router-dom';
import { AnswersPage } from './answers-page.tsx';
import { QUESTIONNAIRE_TOPIC } from './questionnaire-topic.ts';
import { QUEUE_COLUMNS, QUEUE_FILTERS, SHOWN_COLUMNS } from './queue-columns.tsx';

function realNow(): Date {
  return new Date();
}

export interface CompanyQuestionnairesPageProps {
  /** As the role's menu calls the page. */
  readonly title: string;
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

const PURPOSE = {
  firm: 'Answers that contractors have submitted, the longest waiting on top.',
  client: "Answers of your contractors, for your own decision beside the firm's.",
} as const;

/** `/company-questionnaires`: what waits, or the answers that the address names (domain 4.4). */
export function CompanyQuestionnairesPage({ title, now = realNow }: CompanyQuestionnairesPageProps) {
  const { contractorId, definitionId } = useParams();
  const side = reviewSideOf(useSession());
  const today = useToday(now);
  if (contractorId !== undefined && definitionId !== undefined) {
    const address = { contractorId, definitionId };
    return <AnswersPage key={`${contractorId}/${definitionId}`} {...{ title, address, today, now }} />;
  }
  return (
    <>
      <PageHeading title={title} description={PURPOSE[side.kind]} />
      <ReviewQueue
        topic={QUESTIONNAIRE_TOPIC}
        label="Questionnaires to review"
        columns={QUEUE_COLUMNS}
        shownColumns={SHOWN_COLUMNS}
        filters={QUEUE_FILTERS}
        {...{ today, now }}
      />
    </>
  );
}
