import type { CalendarDate } from '@vcms/domain';
import { ReviewedRecordGate, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { DOCUMENT_TOPIC } from './document-topic.ts';
import {
  type DocumentAddress,
  type DocumentDossierState,
  useClientDossier,
  useFirmDossier,
} from './use-document-dossier.ts';
import { Workbench } from './workbench.tsx';

export interface DocumentPageProps {
  readonly title: string;
  readonly address: DocumentAddress;
  readonly today: CalendarDate;
  readonly now: () => Date;
}

function State({ state, title, today, now }: DocumentPageProps & { readonly state: DocumentDossierState }) {
  return (
    <ReviewedRecordGate
      state={state}
      title={title}
      topic={DOCUMENT_TOPIC}
      subject="the document"
      missing="This document does not exist."
      icon="document"
    >
      {({ dossier }) => <Workbench dossier={dossier} {...{ today, now }} />}
    </ReviewedRecordGate>
  );
}

function FirmDocument(props: DocumentPageProps) {
  return <State {...props} state={useFirmDossier(props.address)} />;
}

function ClientDocument(props: DocumentPageProps) {
  return <State {...props} state={useClientDossier(props.address)} />;
}

/** The document that the address names, as the role may see it. */
export function DocumentPage(props: DocumentPageProps) {
  return reviewSideOf(useSession()).kind === 'firm' ? (
    <FirmDocument {...props} />
  ) : (
    <ClientDocument {...props} />
  );
}
