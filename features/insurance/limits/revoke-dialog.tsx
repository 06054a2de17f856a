import { itemTitle } from '@vcms/domain';
import { FormDialog, FormProblem } from '@vcms/kits/form';
import { Button, Text } from '@vcms/ui';
import type { OwnDemand } from './limit-rows.ts';
import { ownText } from './limit-words.ts';
import { previewOf } from './override-form.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { useChangeOverrides } from './use-change-overrides.ts';
import type { LimitsFile } from './use-limits-file.ts';
import { usePreview } from './use-preview.ts';

export interface RevokeDialogProps {
  readonly file: LimitsFile;
  readonly demand: OwnDemand;
  readonly onClose: () => void;
}

/** Asks before a special demand ends; says what that does. */
export function RevokeDialog({ file, demand, onClose }: RevokeDialogProps) {
  const change = { revoked: [demand.id], added: [] };
  const impact = usePreview(previewOf(file, change, file.today));
  const { busy, problem, store } = useChangeOverrides(file);

  async function submit(): Promise<void> {
    if (await store(change, 'The company-wide limit applies again.')) onClose();
  }

  return (
    <FormDialog
      title="Revoke this special limit?"
      role="alertdialog"
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <Button type="submit" colorPalette="red" loading={busy} loadingText="Saving">
          Revoke
        </Button>
      }
    >
      <FormProblem message={problem} />
      <Text>
        {itemTitle(demand.key)}: {ownText(demand)} for {file.contractorName}. What is required of everyone
        applies again at once.
      </Text>
      <PreviewPanel impact={impact} isWaiting={false} />
    </FormDialog>
  );
}
