import type { StoredRecord } from '@vcms/data';
import type { CalendarDate, QuestionnaireResponse } from '@vcms/domain';
import { ReviewedRecordGate, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import type { ReactNode } from 'react';
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

interface GateProps<Value> {
  readonly state: Found<Value>;
  readonly title: string;
  readonly children: (value: Value) => ReactNode;
}

function Gate<Value>({ state, title, children }: GateProps<Value>) {
  return (
    <ReviewedRecordGate
      state={state}
      title={title}
      topic={QUESTIONNAIRE_TOPIC}
      subject="the answers"
      missing="There are no submitted answers here."
      icon="clipboard"
    >
      {({ value }) => children(value)}
    </ReviewedRecordGate>
  );
}

function State({ state, title, today, now }: AnswersPageProps & { readonly state: Found<AnswersDossier> }) {
  return (
    <Gate state={state} title={title}>
      {(dossier) => <Workbench dossier={dossier} today={today} now={now} />}
    </Gate>
  );
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
  const found = useResponse(props.address);
  const Side = side.kind === 'firm' ? FirmAnswers : ClientAnswers;
  return (
    <Gate state={found} title={props.title}>
      {(response) => <Side {...props} response={response} />}
    </Gate>
  );
}
