import { FormDialog } from '@vcms/kits/form';
import { Button, Text } from '@vcms/ui';

export interface RejectDialogProps {
  readonly title: string;
  readonly contractorName: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a policy is refused for good: it cannot be corrected, only submitted anew. */
export function RejectDialog({ title, contractorName, onConfirm, onClose }: RejectDialogProps) {
  return (
    <FormDialog
      title="Reject this policy?"
      role="alertdialog"
      size="sm"
      onClose={onClose}
      onSubmit={onConfirm}
      actions={
        <Button type="submit" colorPalette="red">
          Reject policy
        </Button>
      }
    >
      <Text>
        {title}, of {contractorName}. A rejected policy cannot be corrected: {contractorName} must submit a
        new one. To ask for corrections, return it.
      </Text>
    </FormDialog>
  );
}
