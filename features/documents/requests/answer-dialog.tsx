import type { CalendarDate } from '@vcms/domain';
import { ActionDialog, FileField, fileProblem, TextField, useCheckedForm } from '@vcms/kits/form';
import { useNotify } from '@vcms/sdk';
import { Text } from '@vcms/ui';
import { useState } from 'react';
import type { RequestedLine } from '../data/requested-query.ts';
import { FOLDER_LABELS } from '../model/folders.ts';
import { titleProblem } from '../model/upload-form.ts';
import { useAnswer } from './use-answer.ts';

export interface AnswerDialogProps {
  readonly line: RequestedLine;
  /** Who requests it. */
  readonly from: string;
  readonly today: CalendarDate;
  readonly onClose: () => void;
}

function check({ title }: { readonly title: string }) {
  const message = titleProblem(title);
  return message === undefined ? {} : { title: message };
}

/** A file for a request: folder and title are the request's, and only who requested it opens it beside the firm. */
export function AnswerDialog({ line, from, today, onClose }: AnswerDialogProps) {
  const notify = useNotify();
  const form = useCheckedForm({ title: line.title }, check);
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const { progress, problem, submit } = useAnswer(line, today);

  async function send({ title }: { readonly title: string }): Promise<void> {
    const wrong = file === undefined ? 'Choose a file.' : fileProblem(file);
    setFileError(wrong);
    if (file === undefined || wrong !== undefined || !(await submit(file, title.trim()))) return;
    notify.show({ kind: 'success', message: `Submitted. ${from} has been notified.` });
    onClose();
  }

  const audience = line.clientId === undefined ? from : `${from} and the firm`;
  return (
    <ActionDialog
      title={`Upload ${line.title}`}
      verb="Submit"
      busyText="Submitting"
      busy={progress !== undefined}
      problem={problem}
      isDirty={file !== undefined || form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
    >
      {line.note !== '' && (
        <Text mb="4" overflowWrap="anywhere">
          {from}: {line.note}
        </Text>
      )}
      <FileField
        label="File"
        help={`PDF, PNG, JPG, DOCX, XLSX or CSV, at most 25 MB. ${audience} can open it.`}
        onFile={undefined}
        problem={fileError}
        progress={progress}
        onFileChange={(next) => {
          setFile(next);
          setFileError(next === undefined ? undefined : fileProblem(next));
        }}
      />
      <TextField
        form={form}
        name="title"
        label="Title"
        required
        maxLength={120}
        help={`It goes into the folder ${FOLDER_LABELS[line.category]}.`}
      />
    </ActionDialog>
  );
}
