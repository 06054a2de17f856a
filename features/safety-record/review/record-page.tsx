import type { CalendarDate } from '@vcms/domain';
import { FailurePanel, useKeepPreviousData } from '@vcms/kits';
import { BackToQueue, reviewSideOf } from '@vcms/kits/review';
import { useSession } from '@vcms/sdk';
import { EmptyState, LoadingBlock, PageHeading } from '@vcms/ui';
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
  const held = useKeepPreviousData(state);
  if (held.kind === 'ready') return <Workbench dossier={held.dossier} {...{ today, now }} />;
  return (
    <>
      <PageHeading title={title} />
      {held.kind === 'loading' && <LoadingBlock label="Loading the record" rows={10} />}
      {held.kind === 'failed' && <FailurePanel failure={held.failure} retry={held.retry} />}
      {held.kind === 'missing' && (
        <EmptyState
          title="This record does not exist."
          icon="document"
          action={<BackToQueue topic={STATISTICS_TOPIC} />}
        />
      )}
    </>
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
