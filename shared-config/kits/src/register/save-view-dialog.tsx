import { Button, Field, Input } from '@vcms/ui';
import { useState } from 'react';
import { FormDialog } from '../form/form-dialog.tsx';

export interface SaveViewDialogProps {
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what to call the present search and filters. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');

  function submit(): void {
    if (name.trim() === '') setError('Enter a name.');
    else onSave(name);
  }

  return (
    <FormDialog
      title="Save this view"
      onClose={onClose}
      onSubmit={submit}
      actions={<Button type="submit">Save</Button>}
    >
      <Field.Root invalid={error !== ''}>
        <Field.Label>Name</Field.Label>
        <Input value={name} maxLength={40} onChange={(event) => setName(event.currentTarget.value)} />
        <Field.HelperText>Search, filters and order are kept in this browser.</Field.HelperText>
        <Field.ErrorText>{error}</Field.ErrorText>
      </Field.Root>
    </FormDialog>
  );
}
