import { ActionDialog, TextField, useCheckedForm } from '@vcms/kits/form';
import { Text } from '@vcms/ui';
import { nothing } from '../data/failures.ts';
import { LONG, Shown } from '../shown.tsx';

export function FormDialogView() {
  const form = useCheckedForm({ name: 'Not compliant', note: '' }, () => ({}));
  return (
    <Shown>
      <Text>{LONG}</Text>
      <ActionDialog
        title={`Suspend ${LONG}`}
        verb="Suspend"
        isDanger
        busy={false}
        problem="It was not stored. Check your connection, then try again."
        onSubmit={nothing}
        onClose={nothing}
      >
        <TextField form={form} name="name" label="Reason" required help="The contractor reads it." />
      </ActionDialog>
    </Shown>
  );
}
