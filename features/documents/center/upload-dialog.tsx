import { uploadDocument } from '@vcms/data';
import { type CalendarDate, CLIENT_FILE_TYPE } from '@vcms/domain';
import {
  ActionDialog,
  ChoiceField,
  FileField,
  fileProblem,
  TextField,
  useCheckedForm,
  writeProblem,
} from '@vcms/kits/form';
import { useAbortSignal, useBackend, useNotify, useSession } from '@vcms/sdk';
import { SimpleGrid, Stack } from '@vcms/ui';
import { useState } from 'react';
import { FOLDER_LABELS, OPEN_FOLDERS } from '../model/folders.ts';
import { checkUpload, dateOrNone, NEW_UPLOAD, titleOfFile, type UploadValues } from '../model/upload-form.ts';
import type { FolderOwner } from './owner-gate.tsx';

export interface UploadDialogProps {
  readonly owner: FolderOwner;
  readonly today: CalendarDate;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function helpFor({ name, place }: FolderOwner): string {
  const who =
    place.clientId === undefined
      ? `${name} and all of its clients can open it.`
      : `Your company, ${name} and the firm can open it.`;
  return `PDF, PNG, JPG, DOCX, XLSX or CSV, at most 25 MB. ${who}`;
}

/** Puts a file into a contractor's folder: the firm for all clients, a client for itself. */
export function UploadDialog({ owner, today, onDone, onClose }: UploadDialogProps) {
  const { firestore, storage } = useBackend();
  const { userId: uid } = useSession();
  const { contractorId, clientId } = owner.place;
  const notify = useNotify();
  const signal = useAbortSignal();
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const form = useCheckedForm<UploadValues>(NEW_UPLOAD, checkUpload);

  function choose(chosen: File | undefined): void {
    setFile(chosen);
    setFileError(chosen === undefined ? undefined : fileProblem(chosen));
    if (chosen !== undefined && form.getValues('title') === '')
      form.setValue('title', titleOfFile(chosen.name), { shouldDirty: true });
  }

  async function send({ title, category, issuedOn, expiresOn }: UploadValues): Promise<void> {
    const wrong = file === undefined ? 'Choose a file.' : fileProblem(file);
    setFileError(wrong);
    if (file === undefined || wrong !== undefined) return;
    setProblem(undefined);
    setProgress(0);
    const result = await uploadDocument(
      { firestore, storage, uid, contractorId },
      {
        ...{ id: crypto.randomUUID(), file, signal, category, title: title.trim() },
        typeId: clientId === undefined ? category : CLIENT_FILE_TYPE,
        visibility: clientId === undefined ? 'engaged' : `client:${clientId}`,
        issuedOn: dateOrNone(issuedOn),
        expiresOn: dateOrNone(expiresOn),
        submittedOn: today,
        isOfFirm: true,
        onProgress: setProgress,
        connection: window,
      },
    );
    setProgress(undefined);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: 'File uploaded.' });
    onDone();
    onClose();
  }

  return (
    <ActionDialog
      title={`Upload a file for ${owner.name}`}
      isDirty={file !== undefined || form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
      verb="Upload"
      busyText="Uploading"
      busy={progress !== undefined}
      problem={problem}
    >
      <FileField
        label="File"
        help={helpFor(owner)}
        onFile={undefined}
        problem={fileError}
        progress={progress}
        onFileChange={choose}
      />
      <Stack gap="4">
        <TextField form={form} name="title" label="Title" required maxLength={120} />
        <ChoiceField
          form={form}
          name="category"
          label="Folder"
          options={OPEN_FOLDERS.map((value) => ({ value, label: FOLDER_LABELS[value] }))}
          help="Certificates, logs, EMR letters and programs are submitted with their records, so they have no place here."
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField form={form} name="issuedOn" label="Issued on" type="date" />
          <TextField form={form} name="expiresOn" label="Good through" type="date" />
        </SimpleGrid>
      </Stack>
    </ActionDialog>
  );
}
