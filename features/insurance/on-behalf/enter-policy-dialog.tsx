import { FailurePanel, ReadingDialog, useKeepPreviousData } from '@vcms/kits';
import { EmptyState } from '@vcms/ui';
import { useEffect } from 'react';
import { useInsuranceDossier } from '../policy-editor/use-insurance-dossier.ts';
import type { EnterPolicyDialogProps } from './enter-policy-button.tsx';
import { EntryForm } from './entry-form.tsx';

function realNow(): Date {
  return new Date();
}

/** The policy editor for one contractor, once its insurance is read; says why where nothing can be entered. */
export function EnterPolicyDialog(props: EnterPolicyDialogProps) {
  const { contractorId, contractorName, now = realNow, onShown, onClose } = props;
  const state = useKeepPreviousData(useInsuranceDossier(contractorId, now));
  const title = `Enter a policy for ${contractorName}`;
  const isShown = state.kind !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whatever the function is by then
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown]);
  if (!isShown) return null;
  if (state.kind === 'ready' && state.file.records.company.plan !== 'limited') {
    return <EntryForm {...props} title={title} file={state.file} />;
  }
  return (
    <ReadingDialog title={title} size="xl" onClose={onClose}>
      {state.kind === 'failed' && <FailurePanel failure={state.failure} retry={state.retry} />}
      {state.kind === 'no-company' && (
        <EmptyState icon="warning" title="The contractor's record cannot be read. Tell an administrator." />
      )}
      {state.kind === 'ready' && (
        <EmptyState
          icon="umbrella"
          title={`${contractorName} is on the limited plan, which has no insurance page.`}
          description="Change its plan under Companies first."
        />
      )}
    </ReadingDialog>
  );
}
