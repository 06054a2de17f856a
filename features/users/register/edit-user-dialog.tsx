import type { StoredUser } from '@vcms/data';
import { ActionDialog, TextField, useCheckedForm, useDialogCall } from '@vcms/kits/form';
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
  const { busy, problem, send } = useDialogCall('userUpdate', form, onClose);

  async function save(values: UserFormValues): Promise<void> {
    const seenAt = opened.updatedAt?.getTime();
    const request = { uid: opened.id, ...userInput(values), seenAt };
    await send(request, `${values.firstName.trim()} was saved.`);
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
