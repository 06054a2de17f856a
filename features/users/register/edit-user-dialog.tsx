import type { StoredUser } from '@vcms/data';
import { ActionDialog, showRefusal, TextField, useCheckedForm, useTrustedCall } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Stack } from '@vcms/ui';
import { useState } from 'react';
import { checkUserForm, type UserFormValues, userFormValues, userInput } from './user-form-values.ts';
import { fullName } from './user-words.ts';

export interface EditUserDialogProps {
  /** As it was when the dialog opened: a later change by somebody else is a conflict (V23). */
  readonly user: StoredUser;
  readonly onClose: () => void;
}

/** Names, title and phone of somebody else. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const [opened] = useState(user);
  const form = useCheckedForm<UserFormValues>(userFormValues(opened), checkUserForm);
  const { busy, call } = useTrustedCall('userUpdate');
  const [problem, setProblem] = useState<string>();
  const notify = useNotify();

  async function save(values: UserFormValues): Promise<void> {
    setProblem(undefined);
    const seenAt = opened.updatedAt?.getTime();
    const result = await call({
      uid: opened.id,
      ...userInput(values),
      seenAt,
    });
    if (result.kind === 'done') {
      notify.show({ kind: 'success', message: `${values.firstName.trim()} was saved.` });
      onClose();
    } else if (result.kind === 'failed' || !showRefusal(form, result.refusal.field, result.message)) {
      setProblem(result.message);
    }
  }

  return (
    <ActionDialog
      title={`Edit ${fullName(opened)}`}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(save)()}
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <TextField form={form} name="firstName" label="First name" required maxLength={60} />
        <TextField form={form} name="lastName" label="Last name" required maxLength={60} />
        <TextField form={form} name="title" label="Title" maxLength={80} />
        <TextField form={form} name="phone" label="Phone" type="tel" inputMode="tel" />
      </Stack>
    </ActionDialog>
  );
}
