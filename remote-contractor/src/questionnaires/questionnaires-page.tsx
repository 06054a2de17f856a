import { DamagedNote, DossierGate, useKeepPreviousData } from '@vcms/kits';
import { PortableButton } from '@vcms/questionnaires/portable';
import { useSession } from '@vcms/sdk';
import { EmptyState, PageHeading, Tabs } from '@vcms/ui';
import { useSearchParams } from 'react-router-dom';
import { QuestionnairePanel } from './questionnaire-panel.tsx';
import { type QuestionnaireFile, useQuestionnaires } from './use-questionnaires.ts';

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
      <PageHeading title={TITLE} description={PURPOSE} actions={<PortableButton now={now} />} />
      <DossierGate state={state} subject="your questionnaires">
        {(file, damaged) => (
          <>
            <Tabbed file={file} />
            <DamagedNote count={damaged} />
          </>
        )}
      </DossierGate>
    </>
  );
}
