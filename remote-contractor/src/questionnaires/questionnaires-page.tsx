import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { useSession } from '@vcms/sdk';
import { EmptyState, LoadingBlock, PageHeading, Tabs, Text } from '@vcms/ui';
import { useSearchParams } from 'react-router-dom';
import { QuestionnairePanel } from './questionnaire-panel.tsx';
import { type QuestionnaireFile, type QuestionnairesState, useQuestionnaires } from './use-questionnaires.ts';

const TITLE = 'Contractor Supplier Questionnaire';
const PURPOSE = 'Answer once for all of your clients. Each answer is saved as you give it.';
const TAB = 'q';

function Tabbed({ file }: { readonly file: QuestionnaireFile }) {
  const [params, setParams] = useSearchParams();
  const { asked, documents, today } = file;
  const [first] = asked;
  if (first === undefined) {
    return (
      <EmptyState
        title="No questionnaire is required."
        description="When a client requires one, it appears here."
        icon="clipboard"
      />
    );
  }
  const wanted = params.get(TAB);
  const shown = asked.find(({ version }) => version.definitionId === wanted) ?? first;
  const panel = (
    <QuestionnairePanel key={shown.version.definitionId} asked={shown} documents={documents} today={today} />
  );
  if (asked.length === 1) return panel;
  return (
    <Tabs.Root
      value={shown.version.definitionId}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => setParams({ [TAB]: value }, { replace: true })}
    >
      <Tabs.List mb="5" overflowX="auto">
        {asked.map(({ version }) => (
          <Tabs.Trigger key={version.definitionId} value={version.definitionId} flexShrink="0">
            {version.title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={shown.version.definitionId} p="0">
        {panel}
      </Tabs.Content>
    </Tabs.Root>
  );
}

function Body({ state }: { readonly state: QuestionnairesState }) {
  if (state.kind === 'loading') return <LoadingBlock label="Loading your questionnaires" rows={8} />;
  if (state.kind === 'failed') return <FailurePanel failure={state.failure} retry={state.retry} />;
  if (state.kind === 'no-company') {
    return <EmptyState title="Your company's record cannot be read. Contact support." icon="warning" />;
  }
  const { damaged } = state.file;
  return (
    <>
      <Tabbed file={state.file} />
      {damaged > 0 && (
        <Text mt="4" textStyle="sm" color="fg.muted">
          {damaged === 1 ? '1 record is damaged' : `${damaged} records are damaged`} and not shown. Contact
          support.
        </Text>
      )}
    </>
  );
}

function realNow(): Date {
  return new Date();
}

export interface QuestionnairesPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/questionnaire/general-questionnaire`: the firm's questionnaire and the supplements of clients (domain 4.6). */
export function QuestionnairesPage({ now = realNow }: QuestionnairesPageProps) {
  const state = useKeepPreviousData(useQuestionnaires(useSession().companyId, now));
  return (
    <>
      <PageHeading title={TITLE} description={PURPOSE} />
      <Body state={state} />
    </>
  );
}
