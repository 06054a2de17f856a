import { type StoredRecord, uploadDocument, type WriteResult } from '@vcms/data';
import { STAFF_RECORD_TYPE, type StaffDocument, type StaffMember } from '@vcms/domain';
import {
  ChoiceField,
  DraftOrSubmit,
  FileField,
  FormDialog,
  FormProblem,
  fileProblem,
  TextField,
  useCheckedForm,
  writeProblem,
} from '@vcms/kits/form';
import { useAbortSignal, useBackend, useNotify, useSession } from '@vcms/sdk';
import { SimpleGrid } from '@vcms/ui';
import { saveStaffDocument, submitStaffDocument, uploadSensitive } from '@vcms/workforce/data';
import { typeName } from '@vcms/workforce/model';
import { useState } from 'react';
import { samplesOfType } from '../samples-of-type.ts';
import type { WorkforceTerms } from '../use-client-terms.ts';
import {
  checkDocumentForm,
  type DocumentFormValues,
  documentContent,
  documentFormValues,
  endHelp,
} from './document-form.ts';
import { SampleList } from './sample-list.tsx';

export interface DocumentDialogProps {
  readonly terms: WorkforceTerms;
  readonly person: StaffMember;
  /** The draft or returned document that is changed; undefined for a new one or a renewal. */
  readonly seen: StoredRecord<StaffDocument> | undefined;
  /** What a new one begins with, its file included. */
  readonly again?: StaffDocument | undefined;
  /** The type to begin with; '' for none. */
  readonly typeId: string;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

/** One document of one person with its file: saved as a draft, or submitted. */
export function DocumentDialog(props: DocumentDialogProps) {
  const { terms, person, seen, again, typeId, onClose, newId = randomId } = props;
  const base = seen ?? again;
  const { firestore, storage } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const signal = useAbortSignal();
  const notify = useNotify();
  const { today, docTypes } = terms;
  const form = useCheckedForm<DocumentFormValues>(documentFormValues(base, typeId), (values) =>
    checkDocumentForm(values, today),
  );
  const [file, setFile] = useState<File>();
  const [fileError, setFileError] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const context = { firestore, storage, uid, contractorId };
  const type = docTypes.find(({ id }) => id === form.watch('typeId'));
  const name = `${person.firstName} ${person.lastName}`;

  function putFile(
    id: string,
    chosen: File,
    sensitive: boolean,
    values: DocumentFormValues,
  ): Promise<WriteResult> {
    const title = `${typeName(docTypes, values.typeId)}, ${name}`.slice(0, 120);
    setProgress(0);
    if (sensitive) return uploadSensitive(context, { id, file: chosen, title, onProgress: setProgress });
    return uploadDocument(context, {
      ...{ id, file: chosen, title, signal },
      typeId: STAFF_RECORD_TYPE,
      category: 'other',
      visibility: 'company',
      staffId: person.id,
      submittedOn: today,
      onProgress: setProgress,
      connection: window,
    });
  }

  async function write(values: DocumentFormValues, submits: boolean): Promise<WriteResult> {
    const sensitive = docTypes.find(({ id }) => id === values.typeId)?.sensitive ?? base?.sensitive ?? false;
    const docId = file === undefined ? (base?.docId ?? '') : newId();
    if (file !== undefined) {
      const put = await putFile(docId, file, sensitive, values);
      if (put.kind !== 'done') return put;
    }
    const place = { staffId: person.id, id: seen?.id ?? newId(), seen };
    const saved = await saveStaffDocument(context, place, documentContent(values, { docId, sensitive }));
    return saved.kind === 'done' && submits ? submitStaffDocument(context, place, today) : saved;
  }

  async function store(values: DocumentFormValues, submits: boolean): Promise<void> {
    // A file that was kept for everybody is no file for a type that is sensitive.
    const isKept = base !== undefined && (type?.sensitive ?? base.sensitive) === base.sensitive;
    const missing = file === undefined && !isKept ? 'Add the file.' : undefined;
    const wrong = missing ?? (file && fileProblem(file));
    setFileError(wrong);
    if (wrong !== undefined) return;
    setBusy(true);
    setProblem(undefined);
    const result = await write(values, submits);
    setBusy(false);
    setProgress(undefined);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({ kind: 'success', message: submits ? 'The document is submitted.' : 'The draft is saved.' });
    onClose();
  }

  const submit = (submits: boolean) => void form.handleSubmit((values) => store(values, submits))();
  const known = docTypes.map(({ id, name: label }) => ({ value: id, label }));
  return (
    <FormDialog
      title={`Document of ${name}`}
      size="lg"
      isDirty={form.formState.isDirty || file !== undefined}
      onClose={onClose}
      onSubmit={() => submit(true)}
      actions={<DraftOrSubmit busy={busy} onSaveDraft={() => submit(false)} />}
    >
      <FormProblem message={problem} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mb="5" alignItems="start">
        <ChoiceField
          form={form}
          name="typeId"
          label="Document type"
          options={[{ value: '', label: 'Choose' }, ...known]}
        />
        <TextField form={form} name="issuer" label="Issuer" required maxLength={120} />
        <TextField
          form={form}
          name="number"
          label="Number"
          maxLength={60}
          help="Only the last 4 characters are kept."
        />
        <TextField form={form} name="issuedOn" label="Issued on" required type="date" />
        <TextField
          form={form}
          name="expiresOn"
          label="Good through"
          type="date"
          help={endHelp(type, form.watch('issuedOn'))}
        />
      </SimpleGrid>
      <SampleList samples={samplesOfType(terms, form.watch('typeId'))} />
      <FileField
        label="File"
        problem={fileError}
        onFile={base === undefined ? undefined : 'a file'}
        help={
          type?.sensitive === true
            ? 'Sensitive: your clients see status and dates, never the file. PDF, PNG or JPG, at most 25 MB.'
            : 'PDF, PNG or JPG, at most 25 MB. Clients that the person is assigned to can open it.'
        }
        progress={progress}
        onFileChange={(next) => {
          setFile(next);
          setFileError(next === undefined ? undefined : fileProblem(next));
        }}
      />
    </FormDialog>
  );
}
