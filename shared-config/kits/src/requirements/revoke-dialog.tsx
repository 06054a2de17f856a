import { itemTitle } from '@vcms/domain';
import { Text } from '@vcms/ui';
import { ActionDialog } from '../form/action-dialog.tsx';
import { type OverrideFile, type OwnDemand, previewOf } from './override-form.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { useChangeOverrides } from './use-change-overrides.ts';
import { usePreview } from './use-preview.ts';

export interface RevokeDialogProps {
  readonly file: OverrideFile;
  readonly demand: OwnDemand;
  /** What it asks: "$500,000". */
  readonly text: string;
  readonly onClose: () => void;
}

/** Asks before a special demand ends; says what that does. */
export function RevokeDialog({ file, demand, text, onClose }: RevokeDialogProps) {
  const change = { revoked: [demand.id], added: [] };
  const impact = usePreview(previewOf(file, change, file.today));
  const { busy, problem, store } = useChangeOverrides(file);

  async function submit(): Promise<void> {
    if (await store(change, 'The company-wide limit applies again.')) onClose();
  }

  return (
    <ActionDialog
      title="Revoke this special limit?"
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Revoke"
      busy={busy}
      isDanger
      problem={problem}
    >
      <Text>
        {itemTitle(demand.key)}: {text} for {file.contractorName}. What is required of everyone applies again
        at once.
      </Text>
      <PreviewPanel impact={impact} isWaiting={false} />
    </ActionDialog>
  );
}
