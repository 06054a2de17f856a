import { type InsuranceLine, LINE_LABELS } from '@vcms/domain';
import { TextField, type useCheckedForm } from '@vcms/kits/form';
import { Checkbox, Field, Fieldset, SimpleGrid, Stack, Textarea } from '@vcms/ui';
import type { RequestFormValues } from './request-form-values.ts';

type RequestForm = ReturnType<typeof useCheckedForm<RequestFormValues>>;

export interface RequestFieldsProps {
  readonly form: RequestForm;
  /** In the order of the certificate. */
  readonly offered: readonly InsuranceLine[];
}

/** Who is asked, and for what. */
export function RequestFields({ form, offered }: RequestFieldsProps) {
  const lines = form.watch('lines');
  const problem = form.formState.errors.lines?.message;
  const toggle = (line: InsuranceLine, chosen: boolean) =>
    form.setValue(
      'lines',
      offered.filter((one) => (one === line ? chosen : form.getValues('lines').includes(one))),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" mb="4">
        <TextField form={form} name="brokerName" label="Broker or agent" required maxLength={120} />
        <TextField
          form={form}
          name="brokerEmail"
          label="E-mail"
          type="email"
          inputMode="email"
          help="Only needed when the letter is to be mailed."
        />
      </SimpleGrid>
      <Fieldset.Root invalid={problem !== undefined} mb="4">
        <Fieldset.Legend textStyle="sm" fontWeight="medium">
          Ask for
        </Fieldset.Legend>
        <Stack gap="2">
          {offered.map((line) => (
            <Checkbox.Root
              key={line}
              checked={lines.includes(line)}
              onCheckedChange={({ checked }) => toggle(line, checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{LINE_LABELS[line]}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Stack>
        <Fieldset.ErrorText>{problem}</Fieldset.ErrorText>
      </Fieldset.Root>
      <Field.Root>
        <Field.Label>Note</Field.Label>
        <Textarea rows={2} maxLength={500} {...form.register('note')} />
        <Field.HelperText>Appears in the letter.</Field.HelperText>
      </Field.Root>
    </>
  );
}
