import { Button, Text } from '@vcms/ui';
import { FormDialog } from '../form/form-dialog.tsx';

export interface RejectDialogProps {
  readonly noun: string;
  readonly title: string;
  readonly contractorName: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before evidence is refused for good: it cannot be corrected, only submitted anew. */
export function RejectDialog({ noun, title, contractorName, onConfirm, onClose }: RejectDialogProps) {
  return (
    <FormDialog
      title={`Reject this ${noun}?`}
      role="alertdialog"
      size="sm"
      onClose={onClose}
      onSubmit={onConfirm}
      actions={
        <Button type="submit" colorPalette="red">
          Reject {noun}
        </Button>
      }
    >
      <Text>
        {title}, of {contractorName}. A rejected {noun} cannot be corrected: {contractorName} must submit a
        new one. To ask for corrections, return it.
      </Text>
    </FormDialog>
  );
}
