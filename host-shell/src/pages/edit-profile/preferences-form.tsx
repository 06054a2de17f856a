import { Field, NativeSelect, Stack, Switch } from '@vcms/ui';
import { type FormEvent, useState } from 'react';
import type { DataResult } from '../../backend/data-failure.ts';
import { DIGESTS, type Digest, type OwnProfile } from '../../backend/own-profile.ts';
import { FORM_CONTROL } from '../form-control.ts';
import { FormMessage } from '../form-message.tsx';
import { FormActions } from './form-actions.tsx';
import { useSaving } from './use-saving.ts';
import { type ReportUnsaved, useReportUnsaved } from './use-unsaved-changes.ts';

export type MailPreferences = Pick<OwnProfile, 'emailReminders' | 'digest'>;

export interface PreferencesFormProps {
  readonly stored: MailPreferences;
  readonly onSave: (preferences: MailPreferences) => Promise<DataResult<void>>;
  readonly report: ReportUnsaved;
}

const DIGEST_LABELS: Readonly<Record<Digest, string>> = {
  off: 'Off',
  daily: 'Every day',
  weekly: 'Every week',
};

/** Which mails the product may send. */
export function PreferencesForm({ stored, onSave, report }: PreferencesFormProps) {
  const [saved, setSaved] = useState(stored);
  const [chosen, setChosen] = useState(stored);
  const saving = useSaving();
  const unsaved = chosen.emailReminders !== saved.emailReminders || chosen.digest !== saved.digest;
  useReportUnsaved(report, 'preferences', unsaved);

  function choose(change: Partial<MailPreferences>): void {
    setChosen({ ...chosen, ...change });
    saving.forget();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await saving.run(() => onSave(chosen))) setSaved(chosen);
  }

  return (
    <form noValidate aria-label="Reminders and digest" onSubmit={(event) => void submit(event)}>
      {saving.state.phase === 'failed' && <FormMessage kind="error">{saving.state.text}</FormMessage>}
      <Stack gap="5" align="flex-start">
        <Switch.Root
          checked={chosen.emailReminders}
          onCheckedChange={({ checked }) => choose({ emailReminders: checked })}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label fontSize="md">E-mail me at once when something needs me or changes</Switch.Label>
        </Switch.Root>
        <Field.Root maxW="20rem">
          <Field.Label>Digest by e-mail</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              {...FORM_CONTROL}
              name="digest"
              value={chosen.digest}
              onChange={({ currentTarget }) => {
                const digest = DIGESTS.find((candidate) => candidate === currentTarget.value);
                if (digest !== undefined) choose({ digest });
              }}
            >
              {DIGESTS.map((digest) => (
                <option key={digest} value={digest}>
                  {DIGEST_LABELS[digest]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Field.HelperText>One e-mail that sums up what was not e-mailed at once.</Field.HelperText>
        </Field.Root>
      </Stack>
      <FormActions
        label="Save mail settings"
        busyLabel="Saving…"
        phase={saving.state.phase}
        savedText="Your mail settings are saved."
        onDiscard={unsaved ? () => choose(saved) : undefined}
      />
    </form>
  );
}
