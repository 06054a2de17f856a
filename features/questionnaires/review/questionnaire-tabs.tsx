import type { CalendarDate } from '@vcms/domain';
import { ReviewQueue, type ReviewSide } from '@vcms/kits/review';
import { Tabs } from '@vcms/ui';
import { useSearchParams } from 'react-router-dom';
import { DefinitionsTab } from '../definitions/definitions-tab.tsx';
import { AnswersTab } from './answers-tab.tsx';
import { QUESTIONNAIRE_TOPIC } from './questionnaire-topic.ts';
import { QUEUE_COLUMNS, QUEUE_FILTERS, SHOWN_COLUMNS } from './queue-columns.tsx';

export interface QuestionnaireTabsProps {
  readonly side: ReviewSide;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

const TABS = ['review', 'answers', 'definitions', 'firm'] as const;
type Tab = (typeof TABS)[number];

const LABELS: Readonly<Record<ReviewSide['kind'], Readonly<Partial<Record<Tab, string>>>>> = {
  firm: { review: 'To review', answers: 'Answers', definitions: 'Definitions' },
  client: {
    review: 'To review',
    answers: 'Answers',
    definitions: 'Your supplement',
    firm: 'Questionnaire of the firm',
  },
};

/** What waits for review, and what contractors are asked. */
export function QuestionnaireTabs({ side, today, now }: QuestionnaireTabsProps) {
  const [params, setParams] = useSearchParams();
  const labels = LABELS[side.kind];
  const offered = TABS.filter((name) => labels[name] !== undefined);
  const tab = offered.find((name) => name === params.get('tab')) ?? 'review';
  // The conditions of a list belong to its own tab.
  const open = (name: string) => setParams(name === 'review' ? {} : { tab: name }, { replace: true });
  return (
    <Tabs.Root value={tab} lazyMount unmountOnExit onValueChange={({ value }) => open(value)}>
      <Tabs.List flexWrap="wrap">
        {offered.map((name) => (
          <Tabs.Trigger key={name} value={name}>
            {labels[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="review">
        <ReviewQueue
          topic={QUESTIONNAIRE_TOPIC}
          label="Questionnaires to review"
          columns={QUEUE_COLUMNS}
          shownColumns={SHOWN_COLUMNS}
          filters={QUEUE_FILTERS}
          {...{ today, now }}
        />
      </Tabs.Content>
      <Tabs.Content value="answers">
        <AnswersTab {...{ side, today, now }} />
      </Tabs.Content>
      <Tabs.Content value="definitions">
        <DefinitionsTab owner={side.scope} mayEdit />
      </Tabs.Content>
      <Tabs.Content value="firm">
        <DefinitionsTab owner="firm" mayEdit={false} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
