import type { CalendarDate } from '@vcms/domain';
import { ReviewedRecordGate, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { STATISTICS_TOPIC } from './statistics-topic.ts';
import {
  type RecordAddress,
  type SafetyDossierState,
  useClientDossier,
  useFirmDossier,
} from './use-safety-dossier.ts';
import { Workbench } from './workbench.tsx';

export interface RecordPageProps {
  readonly title: string;
  readonly address: RecordAddress;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function State({ state, title, today, now }: RecordPageProps & { readonly state: SafetyDossierState }) {
  return (
    <ReviewedRecordGate
      state={state}
      title={title}
      topic={STATISTICS_TOPIC}
      subject="the record"
      missing="This record does not exist."
      icon="document"
    >
      {({ dossier }) => <Workbench dossier={dossier} {...{ today, now }} />}
    </ReviewedRecordGate>
  );
}

function FirmRecord(props: RecordPageProps) {
  return <State {...props} state={useFirmDossier(props.address)} />;
}

function ClientRecord(props: RecordPageProps) {
  return <State {...props} state={useClientDossier(props.address)} />;
}

/** The record that the address names, as the role may see it. */
export function RecordPage(props: RecordPageProps) {
  return reviewSideOf(useSession()).kind === 'firm' ? <FirmRecord {...props} /> : <ClientRecord {...props} />;
}
