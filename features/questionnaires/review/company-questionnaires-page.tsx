import { useToday } from '@vcms/kits';
import { reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { PageHeading } from '@vcms/ui';
import { useParams } from 'react-router-dom';
import { AnswersPage } from './answers-page.tsx';
import { QuestionnaireTabs } from './questionnaire-tabs.tsx';

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
  firm: 'What contractors have answered, and what they are asked.',
  client: 'Answers of your contractors, and the supplement in which you ask them more.',
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
      <QuestionnaireTabs side={side} today={today} now={now} />
    </>
  );
}
