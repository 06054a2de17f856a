import { uploadDocument } from '@vcms/data';
import { dateOrNone } from '@vcms/documents/model';
import {
  type CalendarDate,
  COMPANY_DOCUMENT_TYPES,
  type CompanyDocumentType,
  documentTypeName,
} from '@vcms/domain';
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
import { Checkbox, SimpleGrid, Stack, Text } from '@vcms/ui';
import { useState } from 'react';
import { checkPaper, folderOf, type PaperValues } from './paper-values.ts';

export interface PaperDialogProps {
  /** The type to begin with. */
  readonly typeId: CompanyDocumentType;
  /** Whether a client requires the type: it counts only where that client can open it. */
  readonly isRequired: (typeId: CompanyDocumentType) => boolean;
  readonly today: CalendarDate;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

const TYPES = COMPANY_DOCUMENT_TYPES.map((value) => ({ value, label: documentTypeName(value) }));

/** A document of the company, submitted for review with its file. */
export function PaperDialog({ typeId, isRequired, today, onClose, newId = randomId }: PaperDialogProps) {
  const { firestore, storage } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const notify = useNotify();
  const signal = useAbortSignal();
  const form = useCheckedForm<PaperValues>({ typeId, issuedOn: '', expiresOn: '' }, checkPaper);
  const chosen = form.watch('typeId');
  const [file, setFile] = useState<File>();
  const [sharing, setSharing] = useState<boolean>();
  const [fileError, setFileError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const isShared = sharing ?? isRequired(chosen);

  async function send(values: PaperValues): Promise<void> {
    const wrong = file === undefined ? 'Add the file.' : fileProblem(file);
    setFileError(wrong);
    if (file === undefined || wrong !== undefined) return;
    setProblem(undefined);
    setProgress(0);
    const name = documentTypeName(values.typeId);
    const result = await uploadDocument(
      { firestore, storage, uid, contractorId },
      {
        ...{ id: newId(), file, signal, title: name, typeId: values.typeId },
        category: folderOf(values.typeId),
        visibility: isShared ? 'engaged' : 'company',
        issuedOn: dateOrNone(values.issuedOn),
        expiresOn: dateOrNone(values.expiresOn),
        submittedOn: today,
        onProgress: setProgress,
        connection: window,
      },
    );
    setProgress(undefined);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: `${name} is submitted for review.` });
    onClose();
  }

  return (
    <ActionDialog
      title="Add a document"
      isDirty={file !== undefined || form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(send)()}
      verb="Submit"
      busyText="Submitting"
      busy={progress !== undefined}
      problem={problem}
    >
      <Stack gap="4">
        <ChoiceField form={form} name="typeId" label="Document" options={TYPES} />
        <FileField
          label="File"
          help="Signed, with every page. PDF, PNG or JPG, at most 25 MB."
          onFile={undefined}
          problem={fileError}
          progress={progress}
          onFileChange={(next) => {
            setFile(next);
            setFileError(next === undefined ? undefined : fileProblem(next));
          }}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField form={form} name="issuedOn" label="Issued on" type="date" />
          <TextField
            form={form}
            name="expiresOn"
            label="Good through"
            type="date"
            help="Leave empty if it has no end."
          />
        </SimpleGrid>
        <Checkbox.Root
          checked={isShared}
          onCheckedChange={({ checked }) => setSharing(checked === true)}
          alignItems="flex-start"
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            Show it to the clients you are connected to
            <Text as="span" display="block" textStyle="sm" color="fg.muted" fontWeight="normal">
              A client that requires it counts it only if it can open it.
            </Text>
          </Checkbox.Label>
        </Checkbox.Root>
      </Stack>
    </ActionDialog>
  );
}
