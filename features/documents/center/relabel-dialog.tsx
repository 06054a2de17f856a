import { ActionDialog, ChoiceField, TextField, useCheckedForm, useDialogWrite } from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Stack } from '@vcms/ui';
import { relabelDocument } from '../data/document-keeper.ts';
import { FOLDER_LABELS, OPEN_FOLDERS } from '../model/folders.ts';
import { titleProblem, type UploadValues } from '../model/upload-form.ts';
import type { StoredFile } from './stored-file.ts';

export interface RelabelDialogProps {
  readonly contractorId: string;
  readonly file: StoredFile;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Values = Pick<UploadValues, 'title' | 'category'>;

function check({ title }: Values) {
  const message = titleProblem(title);
  return message === undefined ? {} : { title: message };
}

/** Another title or folder for a file. */
export function RelabelDialog({ contractorId, file, onDone, onClose }: RelabelDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const { busy, problem, store } = useDialogWrite(() => {
    onDone();
    onClose();
  });
  const form = useCheckedForm<Values>({ title: file.title, category: file.category }, check);

  async function save({ title, category }: Values): Promise<void> {
    const changes = { title: title.trim(), category };
    await store(relabelDocument({ firestore, uid, contractorId }, file.id, changes), 'File saved.');
  }

  return (
    <ActionDialog
      title="Rename or move a file"
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(save)()}
      busy={busy}
      problem={problem}
    >
      <Stack gap="4">
        <TextField form={form} name="title" label="Title" required maxLength={120} />
        <ChoiceField
          form={form}
          name="category"
          label="Folder"
          options={OPEN_FOLDERS.map((value) => ({ value, label: FOLDER_LABELS[value] }))}
        />
      </Stack>
    </ActionDialog>
  );
}
