import { CORRECTED_FIELDS, CORRECTION_REASON, type CorrectedField } from '@vcms/domain';
import { ActionDialog, LongTextField, TextField, useCheckedForm, useDialogCall } from '@vcms/kits/form';
import { Alert, Box, SimpleGrid, Stack, Text } from '@vcms/ui';
import { type FieldGroup, fieldGroups } from '../model/record-fields.ts';
import {
  type CorrectableSubject,
  correctionProblems,
  EMPTY_CORRECTION,
  typedChanges,
  verdictOf,
} from './correction-form.ts';
import { subjectTitle } from './safety-subject.ts';

export interface CorrectionDialogProps {
  readonly subject: CorrectableSubject;
  readonly contractorId: string;
  readonly paperName: string;
  readonly onClose: () => void;
}

interface NumberField extends Omit<FieldGroup['fields'][number], 'key'> {
  readonly key: CorrectedField;
}

/** The numbers of a record, in the order of its paper. */
function numberGroups(subject: CorrectableSubject) {
  return fieldGroups(subject)
    .map(({ title, fields }) => ({
      title,
      fields: fields.flatMap((field): readonly NumberField[] => {
        const key = CORRECTED_FIELDS.find((name) => name === field.key);
        return key === undefined ? [] : [{ ...field, key }];
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Numbers that the contractor mistyped from its paper, and why they are wrong. What is left empty stays. */
export function CorrectionDialog({ subject, contractorId, paperName, onClose }: CorrectionDialogProps) {
  const form = useCheckedForm(EMPTY_CORRECTION, (values) => correctionProblems(subject, values));
  const { busy, problem, send } = useDialogCall('statisticsCorrect', form, onClose);
  const changes = typedChanges(subject, form.watch());
  const verdict = verdictOf(subject, changes);
  const obstacle = verdict?.kind === 'refused' && verdict.field === undefined ? verdict.message : undefined;
  const { id: subjectId, version } = subject.record;
  const submit = form.handleSubmit(({ reason }) =>
    send(
      {
        ...{ contractorId, subjectType: subject.kind, subjectId, version },
        ...{ reason: reason.trim(), changes: [...changes] },
      },
      'The correction is saved, and the contractor is told.',
    ),
  );
  return (
    <ActionDialog
      title={`Correct a typing error: ${subjectTitle(subject)}`}
      isDirty={form.formState.isDirty}
      onClose={onClose}
      onSubmit={() => void submit()}
      verb="Correct"
      busy={busy}
      disabled={changes.length === 0 || obstacle !== undefined}
      problem={problem}
    >
      <Stack gap="5">
        <Text>
          Enter what the {paperName} shows, only where it differs. The submitted value stays visible beside
          the correction, and the contractor is told.
        </Text>
        {numberGroups(subject).map(({ title, fields }) => (
          <Box key={title} role="group" aria-label={title}>
            <Text fontWeight="medium" mb="2">
              {title}
            </Text>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
              {fields.map(({ key, column, label, text }) => (
                <TextField
                  key={key}
                  form={form}
                  name={key}
                  label={column === undefined ? label : `${column}. ${label}`}
                  help={`Submitted: ${text}`}
                  maxLength={12}
                />
              ))}
            </SimpleGrid>
          </Box>
        ))}
        <Box aria-live="polite">
          {obstacle !== undefined && (
            <Alert.Root status="error">
              <Alert.Indicator />
              <Alert.Title>{obstacle}</Alert.Title>
            </Alert.Root>
          )}
        </Box>
        <LongTextField
          form={form}
          name="reason"
          label="Reason"
          required
          maxLength={CORRECTION_REASON.max}
          help="The contractor and its clients read it."
        />
      </Stack>
    </ActionDialog>
  );
}
