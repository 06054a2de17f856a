import type { Policy } from '@vcms/domain';
import { type InsuranceDossier, PolicyEditor, type StoredPolicy } from '@vcms/insurance/policy-editor';
import { asHolder } from './holders/holder-draft.ts';
import { HolderPart } from './holders/holder-part.tsx';
import { useHolderChoice } from './holders/use-holder-choice.ts';
import { PolicyReturns } from './policy-returns.tsx';
import { useSavePolicy } from './use-save-policy.ts';

export interface PolicyDialogProps {
  readonly title: string;
  readonly file: InsuranceDossier;
  /** What the form begins with. */
  readonly start: Partial<Policy> & Pick<Policy, 'line'>;
  /** The draft or returned policy that is changed, as it was when the dialog opened; absent for a new one. */
  readonly seen?: StoredPolicy;
  /** The one client that the certificate was asked for. */
  readonly madeOutTo?: string | undefined;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

/** The contractor's own editor: with drafts, and with what the policy shows for each client (domain 4.6). */
export function PolicyDialog({ newId = randomId, madeOutTo, ...props }: PolicyDialogProps) {
  const holders = useHolderChoice(props.file, props.seen, madeOutTo);
  const saving = useSavePolicy(newId, holders.drafts);
  return (
    <PolicyEditor
      {...props}
      saving={saving}
      keepsDrafts
      intro={props.seen === undefined ? undefined : <PolicyReturns policy={props.seen} />}
      certificateHelp="The ACORD 25 as PDF, PNG or JPG, at most 25 MB. All your clients can open it."
      handedIn="The policy is submitted."
      part={{
        changed: holders.changed,
        check: () => holders.problem,
        holders: holders.drafts.map((draft) => asHolder(draft, '')),
        children: (line) => <HolderPart file={props.file} line={line} choice={holders} />,
      }}
    />
  );
}
