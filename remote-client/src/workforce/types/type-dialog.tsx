import type { StaffDocType } from '@vcms/domain';
import { ActionDialog, TextField, useCheckedForm, writeProblem } from '@vcms/kits/form';
import { useBackend, useNotify, useSession } from '@vcms/sdk';
import { Box, Checkbox, SimpleGrid, Text } from '@vcms/ui';
import { addTypes, saveType } from '@vcms/workforce/data';
import { typeCode } from '@vcms/workforce/model';
import { useState } from 'react';
import { SampleField } from './sample-field.tsx';
import { checkTypeForm, type TypeFormValues, typeContent, typeFormValues } from './type-form-values.ts';
import { useSampleChoice } from './use-sample-choice.ts';
import type { StoredType } from './use-staff-types.ts';

export interface TypeDialogProps {
  readonly types: readonly StoredType[];
  /** The type that is changed; undefined for a new one. */
  readonly seen: StoredType | undefined;
  readonly onClose: () => void;
  readonly newId?: () => string;
}

function randomId(): string {
  return crypto.randomUUID();
}

/** A new type, or what an existing one says; its documents keep their type whatever it is called. */
export function TypeDialog({ types, seen, onClose, newId = randomId }: TypeDialogProps) {
  const { firestore } = useBackend();
  const { userId: uid, companyId: clientId } = useSession();
  const notify = useNotify();
  const taken = seen === undefined ? types.map(({ id }) => id) : [];
  const form = useCheckedForm<TypeFormValues>(typeFormValues(seen), (values) => checkTypeForm(values, taken));
  const sample = useSampleChoice(newId);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const context = { firestore, uid, clientId };

  async function store(values: TypeFormValues): Promise<void> {
    if (sample.problem !== undefined) return;
    setBusy(true);
    setProblem(undefined);
    const put = await sample.put(values.name.trim());
    if (put.kind !== 'ready') {
      setBusy(false);
      return setProblem(writeProblem(put));
    }
    const content = { ...typeContent(values), ...put.content };
    const fresh: Pick<StaffDocType, 'required' | 'active' | 'order'> = {
      required: false,
      active: true,
      order: types.length,
    };
    const result = await (seen === undefined
      ? addTypes(context, [{ id: typeCode(values.name), ...content, ...fresh }])
      : saveType(context, seen, content));
    setBusy(false);
    if (result.kind !== 'done') return setProblem(writeProblem(result));
    notify.show({
      kind: 'success',
      message:
        seen === undefined
          ? `${content.name} is added. Require it under Requirements.`
          : 'The type is saved.',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={seen === undefined ? 'Add a document type' : `Change ${seen.name}`}
      size="lg"
      isDirty={form.formState.isDirty || sample.choice.kind !== 'kept'}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
      busy={busy}
      problem={problem}
    >
      <TextField
        form={form}
        name="name"
        label="Name"
        required
        maxLength={80}
        help="As contractors know it, such as First aid and CPR."
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" my="4" alignItems="start">
        <TextField
          form={form}
          name="validMonths"
          label="Valid for months"
          required
          inputMode="numeric"
          help="0 never expires."
        />
        <TextField
          form={form}
          name="warnDays"
          label="Expiration warning (days)"
          required
          inputMode="numeric"
          help="How long before its end it counts as expiring."
        />
      </SimpleGrid>
      <TextField
        form={form}
        name="jobRoles"
        label="Job roles"
        help="Who it can be required of, separated by commas. Empty: everybody."
      />
      <Checkbox.Root
        mt="4"
        checked={form.watch('sensitive')}
        onCheckedChange={({ checked }) => form.setValue('sensitive', checked === true, { shouldDirty: true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Sensitive: drug test, medical or background check</Checkbox.Label>
      </Checkbox.Root>
      <Text mt="1" textStyle="sm" color="fg.muted">
        You see status and dates of a sensitive document, never the file.
      </Text>
      <Box mt="5">
        <SampleField sample={sample} documentId={seen?.sampleDocId} />
      </Box>
      {seen !== undefined && (
        <Text mt="4" textStyle="sm" color="fg.muted">
          A type with documents cannot be deleted. Deactivate it.
        </Text>
      )}
    </ActionDialog>
  );
}
