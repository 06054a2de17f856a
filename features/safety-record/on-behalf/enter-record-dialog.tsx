import { FailurePanel, ReadingDialog, useKeepPreviousData } from '@vcms/kits';
import { EmptyState } from '@vcms/ui';
import { useEffect } from 'react';
import { useSafetyDossier } from '../editor/use-safety-dossier.ts';
import { EnterEmr } from './enter-emr.tsx';
import type { EnterRecordDialogProps } from './enter-record-buttons.tsx';
import { EnterYear } from './enter-year.tsx';

function realNow(): Date {
  return new Date();
}

/** The form for one contractor, once its safety record is read; says why where nothing can be entered. */
export function EnterRecordDialog(props: EnterRecordDialogProps) {
  const { kind, contractorId, contractorName, now = realNow, onShown, onClose } = props;
  const state = useKeepPreviousData(useSafetyDossier(contractorId, now));
  const isShown = state.kind !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whatever the function is by then
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown]);
  if (!isShown) return null;
  if (state.kind === 'ready') {
    const Form = kind === 'osha_year' ? EnterYear : EnterEmr;
    return <Form file={state.file} {...{ contractorId, contractorName, onClose }} />;
  }
  return (
    <ReadingDialog title={`Enter a record for ${contractorName}`} size="xl" onClose={onClose}>
      {state.kind === 'failed' ? (
        <FailurePanel failure={state.failure} retry={state.retry} />
      ) : (
        <EmptyState icon="warning" title="The contractor's record cannot be read. Tell an administrator." />
      )}
    </ReadingDialog>
  );
}
