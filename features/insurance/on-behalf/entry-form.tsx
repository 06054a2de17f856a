import { ReasonField, reasonProblem } from '@vcms/kits/on-behalf';
import { Alert } from '@vcms/ui';
import { useRef, useState } from 'react';
import type { InsuranceDossier } from '../policy-editor/insurance-dossier.ts';
import { PolicyEditor } from '../policy-editor/policy-editor.tsx';
import { renewalOf } from '../policy-editor/policy-form-values.ts';
import type { EnterPolicyDialogProps } from './enter-policy-button.tsx';
import { useEnterPolicy } from './use-enter-policy.ts';

export interface EntryFormProps extends EnterPolicyDialogProps {
  readonly title: string;
  readonly file: InsuranceDossier;
}

/** Begins with the renewal, else with the line that is worst off. */
function startOf({ lines }: InsuranceDossier, renews: EntryFormProps['renews']) {
  if (renews !== undefined) return renewalOf(renews);
  const needed = lines.find(({ status }) => status === 'non_compliant')?.line ?? 'gl';
  return { line: needed };
}

/** The contractor's own form, with why the firm fills it in. */
export function EntryForm({ title, file, contractorId, contractorName, renews, onClose }: EntryFormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [start] = useState(() => startOf(file, renews));
  const saving = useEnterPolicy(contractorId, reason);

  function check(): string | undefined {
    const found = reasonProblem(reason);
    setProblem(found);
    // It stands at the top of a long form, whose button is at the bottom.
    if (found !== undefined) field.current?.focus();
    return found;
  }

  return (
    <PolicyEditor
      title={title}
      file={file}
      start={start}
      saving={saving}
      handedIn={`Submitted for ${contractorName}. A second person of the firm must review it.`}
      certificateHelp={`The ACORD 25 as PDF, PNG or JPG, at most 25 MB. All clients of ${contractorName} can open it.`}
      onClose={onClose}
      intro={
        <>
          <Alert.Root status="info" mb="6">
            <Alert.Indicator />
            <Alert.Title>
              The policy is marked as entered by you for {contractorName}, who is notified. Somebody else of
              the firm reviews it.
            </Alert.Title>
          </Alert.Root>
          <ReasonField ref={field} value={reason} problem={problem} onChange={setReason} />
        </>
      }
      part={{ changed: reason !== '', check }}
    />
  );
}
