import { SimpleGrid } from '@vcms/ui';
import { FormMessage } from '../form-message.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormActions } from './form-actions.tsx';
import { DETAIL_LABELS, DETAIL_NAMES } from './profile-details.ts';
import { TextField } from './text-field.tsx';
import { type DetailsFormOptions, useDetailsForm } from './use-details-form.ts';

const AUTO_COMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  title: 'organization-title',
  phone: 'tel',
} as const;

/** Names, title and phone. */
export function DetailsForm(options: DetailsFormOptions) {
  const form = useDetailsForm(options);
  return (
    <form noValidate aria-label="Your details" onSubmit={(event) => void form.submit(event)}>
      {form.entries.length > 0 && <ErrorSummary key={form.attempt} entries={form.entries} />}
      {form.saving.phase === 'failed' && <FormMessage kind="error">{form.saving.text}</FormMessage>}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        {DETAIL_NAMES.map((name) => (
          <TextField
            key={name}
            name={name}
            label={DETAIL_LABELS[name]}
            type={name === 'phone' ? 'tel' : 'text'}
            autoComplete={AUTO_COMPLETE[name]}
            required={name === 'firstName' || name === 'lastName'}
            value={form.typed[name]}
            error={form.errors[name]}
            onChange={(value) => form.type(name, value)}
            onBlur={() => name === 'phone' && form.tidyPhone()}
            inputRef={(input) => form.holdInput(name, input)}
          />
        ))}
      </SimpleGrid>
      <FormActions
        label="Save changes"
        busyLabel="Saving…"
        phase={form.saving.phase}
        savedText="Your details are saved."
        onDiscard={form.unsaved ? form.discard : undefined}
      />
    </form>
  );
}
