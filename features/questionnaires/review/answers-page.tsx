import type { StoredRecord } from '@vcms/data';
import type { CalendarDate, QuestionnaireResponse } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { BackToQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { EmptyState, LoadingBlock, PageHeading } from '@vcms/ui';
import type { AnswersDossier } from './answers-dossier.ts';
import { QUESTIONNAIRE_TOPIC } from './questionnaire-topic.ts';
import {
  type AnswersAddress,
  type Found,
  useClientAnswers,
  useFirmAnswers,
  useResponse,
} from './use-answers-dossier.ts';
import { Workbench } from './workbench.tsx';

export interface AnswersPageProps {
  readonly title: string;
  readonly address: AnswersAddress;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

interface WithResponse extends AnswersPageProps {
  readonly response: StoredRecord<QuestionnaireResponse>;
}

function NotReady({
  state,
  title,
}: {
  readonly state: Exclude<Found<unknown>, { kind: 'ready' }>;
  readonly title: string;
}) {
  return (
    <>
      <PageHeading title={title} />
      {state.kind === 'loading' && <LoadingBlock label="Loading the answers" rows={10} />}
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {state.kind === 'missing' && (
        <EmptyState
          title="These answers do not exist."
          icon="clipboard"
          action={<BackToQueue topic={QUESTIONNAIRE_TOPIC} />}
        />
      )}
    </>
  );
}

function State({ state, ...props }: AnswersPageProps & { readonly state: Found<AnswersDossier> }) {
  const held = useKeepPreviousData(state);
  if (held.kind !== 'ready') return <NotReady state={held} title={props.title} />;
  return <Workbench dossier={held.value} today={props.today} now={props.now} />;
}

function FirmAnswers({ response, ...props }: WithResponse) {
  return <State {...props} state={useFirmAnswers(props.address, response)} />;
}

function ClientAnswers({ response, ...props }: WithResponse) {
  return <State {...props} state={useClientAnswers(props.address, response)} />;
}

/** The answers that the address names, as the role may see them. */
export function AnswersPage(props: AnswersPageProps) {
  const side = reviewSideOf(useSession());
  const found = useKeepPreviousData(useResponse(props.address));
  if (found.kind !== 'ready') return <NotReady state={found} title={props.title} />;
  const Side = side.kind === 'firm' ? FirmAnswers : ClientAnswers;
  return <Side {...props} response={found.value} />;
}
