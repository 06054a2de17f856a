import { companyRef, useLiveDocument } from '@vcms/data';
import type { CalendarDate } from '@vcms/domain';
import {
  ActionDialog,
  ChoiceField,
  LongTextField,
  TextField,
  useCheckedForm,
  useDialogWrite,
} from '@vcms/kits/form';
import { useBackend, useSession } from '@vcms/sdk';
import { Stack } from '@vcms/ui';
import { useState } from 'react';
import { requestDocument } from '../data/request-writer.ts';
import { FOLDER_LABELS, OPEN_FOLDERS } from '../model/folders.ts';
import { checkRequest, newRequest, REQUEST_NOTE_MAX, type RequestValues } from '../model/request-form.ts';
import type { FolderOwner } from './owner-gate.tsx';

export interface RequestDialogProps {
  readonly owner: FolderOwner;
  readonly today: CalendarDate;
  readonly onClose: () => void;
}

/** Requests a document of a contractor by a day. */
export function RequestDialog({ owner: { name, place }, today, onClose }: RequestDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid } = useSession();
  const company = useLiveDocument(companyRef(firestore, place.contractorId));
  // The same request however often it is sent.
  const [id] = useState(() => crypto.randomUUID());
  const { busy, problem, store } = useDialogWrite(onClose);
  const form = useCheckedForm<RequestValues>(newRequest(today), (values) => checkRequest(values, today));
  const isLimited = company.kind === 'ready' && company.value.plan === 'limited';

  async function send({ title, category, note, dueOn }: RequestValues): Promise<void> {
    const request = { title: title.trim(), category, note: note.trim(), dueOn };
    await store(
      requestDocument({ firestore, uid }, id, place, request),
      'Document requested. The contractor has been notified.',
    );
  }

  return (
    <ActionDialog
      title={`Request a document from ${name}`}
      verb="Request"
      busyText="Requesting"
      busy={busy}
      disabled={isLimited}
      problem={isLimited ? `${name} is on the limited plan and cannot upload documents here.` : problem}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      <Stack gap="4">
        <TextField form={form} name="title" label="Document" required maxLength={120} />
        <ChoiceField
          form={form}
          name="category"
          label="Folder"
          options={OPEN_FOLDERS.map((value) => ({ value, label: FOLDER_LABELS[value] }))}
          help="Certificates, logs, EMR letters and programs are submitted with their records."
        />
        <LongTextField
          form={form}
          name="note"
          label="What it is for"
          maxLength={REQUEST_NOTE_MAX}
          help="The contractor reads this."
        />
        <TextField
          form={form}
          name="dueOn"
          label="Due on"
          type="date"
          required
          help="The contractor is reminded 3 days before and on the day."
        />
      </Stack>
    </ActionDialog>
  );
}
