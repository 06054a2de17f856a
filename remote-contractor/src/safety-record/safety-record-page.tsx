import { DamagedNote, DossierGate, useKeepPreviousData } from '@vcms/kits';
import { type SafetyDossier, useSafetyDossier } from '@vcms/safety-record/editor';
import { useSession } from '@vcms/sdk';
import { PageHeading, Stack } from '@vcms/ui';
import { AddYearButton } from './add-year-button.tsx';
import { EmrSection } from './emr/emr-section.tsx';
import { ItaButtons } from './ita/ita-buttons.tsx';
import { SafetyActionsProvider } from './safety-actions.tsx';
import { SummaryButton } from './summary/summary-button.tsx';
import { RatesSection, YearsSection } from './year/years-section.tsx';

const TITLE = 'OSHA and EMR Statistics';
const PURPOSE = 'Your injury record and EMR by year, and how they compare with the limits of each client.';

interface ReadyProps {
  readonly file: SafetyDossier;
  readonly damaged: number;
  readonly now: () => Date;
}

function Ready({ file, damaged, now }: ReadyProps) {
  return (
    <SafetyActionsProvider file={file}>
      <PageHeading
        title={TITLE}
        description={PURPOSE}
        actions={
          <>
            <SummaryButton {...{ file, now }} />
            <ItaButtons file={file} />
            <AddYearButton file={file} />
          </>
        }
      />
      <Stack gap="6">
        <YearsSection file={file} />
        <RatesSection file={file} />
        <EmrSection file={file} />
        <DamagedNote count={damaged} fate="counted" />
      </Stack>
    </SafetyActionsProvider>
  );
}

function realNow(): Date {
  return new Date();
}

export interface SafetyRecordPageProps {
  /** The clock; another one in tests. */
  readonly now?: () => Date;
}

/** `/osha-emr-stats`: a contractor's OSHA years and EMR, and what its clients accept (domain 4.6). */
export function SafetyRecordPage({ now = realNow }: SafetyRecordPageProps) {
  const state = useKeepPreviousData(useSafetyDossier(useSession().companyId, now));
  return (
    <>
      {state.kind !== 'ready' && <PageHeading title={TITLE} description={PURPOSE} />}
      <DossierGate state={state} subject="your safety record">
        {(file, damaged) => <Ready {...{ file, damaged, now }} />}
      </DossierGate>
    </>
  );
}
