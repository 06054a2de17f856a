import { type StoredRecord, uploadDocument, type WriteResult } from '@vcms/data';
import { STAFF_PHOTO_TYPE, type StaffAssignment, type StaffMember } from '@vcms/domain';
import { humanizeCode } from '@vcms/kits';
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
import { SimpleGrid, Text } from '@vcms/ui';
import { addStaff, saveStaff } from '@vcms/workforce/data';
import { useState } from 'react';
import type { WorkforceTerms } from '../use-client-terms.ts';
import {
  checkPersonForm,
  type PersonFormValues,
  personContent,
  personFormValues,
} from './person-form-values.ts';

export interface PersonDialogProps {
  readonly terms: WorkforceTerms;
  /** Who is changed, and where that person works; undefined for somebody new. */
  readonly seen: StoredRecord<StaffMember> | undefined;
  readonly assignments?: readonly StaffAssignment[];
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

function photoProblem(file: File): string | undefined {
  return ['image/png', 'image/jpeg'].includes(file.type) ? fileProblem(file) : 'Choose a PNG or JPG picture.';
}

/** One person: name, role, badge and photo. No social security number and no birth date are asked for. */
export function PersonDialog(props: PersonDialogProps) {
  const { terms, seen, assignments = [], onClose, newId = randomId } = props;
  const { firestore, storage } = useBackend();
  const { userId: uid, companyId: contractorId } = useSession();
  const signal = useAbortSignal();
  const notify = useNotify();
  const { trades } = terms.company;
  const form = useCheckedForm<PersonFormValues>(personFormValues(seen, trades), checkPersonForm);
  const [photo, setPhoto] = useState<File>();
  const [photoError, setPhotoError] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const known = [...new Set([...trades, 'other_trades', ...(seen === undefined ? [] : [seen.trade])])];
  const context = { firestore, storage, uid, contractorId };

  function putPhoto(id: string, staffId: string, file: File, title: string): Promise<WriteResult> {
    setProgress(0);
    return uploadDocument(context, {
      ...{ id, file, title, signal, staffId },
      typeId: STAFF_PHOTO_TYPE,
      category: 'other',
      visibility: 'company',
      submittedOn: terms.today,
      onProgress: setProgress,
      connection: window,
    });
  }

  async function write(values: PersonFormValues): Promise<WriteResult> {
    const staffId = seen?.id ?? newId();
    const photoId = photo === undefined ? seen?.photo : newId();
    if (photo !== undefined && photoId !== undefined) {
      const put = await putPhoto(
        photoId,
        staffId,
        photo,
        `Photo of ${values.firstName} ${values.lastName}`.slice(0, 120),
      );
      if (put.kind !== 'done') return put;
    }
    const content = personContent(values, { photo: photoId, status: seen?.status ?? 'active' });
    return seen === undefined
      ? addStaff(context, [{ id: staffId, ...content }])
      : saveStaff(context, seen, content, assignments);
  }

  async function store(values: PersonFormValues): Promise<void> {
    if (photoError !== undefined) return;
    setBusy(true);
    const result = await write(values);
    setBusy(false);
    setProgress(undefined);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    const name = `${values.firstName.trim()} ${values.lastName.trim()}`;
    notify.show({ kind: 'success', message: seen === undefined ? `${name} is added.` : `${name} is saved.` });
    onClose();
  }

  return (
    <ActionDialog
      title={seen === undefined ? 'Add a person' : `Change ${seen.firstName} ${seen.lastName}`}
      size="lg"
      isDirty={form.formState.isDirty || photo !== undefined}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
      busy={busy}
      problem={problem}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mb="5" alignItems="start">
        <TextField form={form} name="firstName" label="First name" required maxLength={60} />
        <TextField form={form} name="lastName" label="Last name" required maxLength={60} />
        <TextField
          form={form}
          name="jobRole"
          label="Job role"
          required
          maxLength={58}
          help="Such as Welder or Foreman."
        />
        <ChoiceField
          form={form}
          name="trade"
          label="Trade"
          options={known.map((value) => ({ value, label: humanizeCode(value) }))}
        />
        <TextField form={form} name="hireDate" label="Hire date" required type="date" />
        <TextField form={form} name="badgeNo" label="Badge number" maxLength={40} />
        <TextField form={form} name="email" label="E-mail" inputMode="email" maxLength={200} />
        <TextField form={form} name="phone" label="Phone" inputMode="tel" maxLength={30} />
      </SimpleGrid>
      <FileField
        label="Photo"
        problem={photoError}
        onFile={seen?.photo === undefined ? undefined : 'a photo'}
        help="PNG or JPG, for the badge. Clients that the person is assigned to see it."
        progress={progress}
        onFileChange={(file) => {
          setPhoto(file);
          setPhotoError(file === undefined ? undefined : photoProblem(file));
        }}
      />
      {seen !== undefined && (
        <Text textStyle="sm" color="fg.muted">
          After a change of the job role, documents of the earlier role stay required. After a change of the
          name, send each document again: documents submitted under another name do not count.
        </Text>
      )}
    </ActionDialog>
  );
}
